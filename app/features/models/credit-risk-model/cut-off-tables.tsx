import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { type CutOffResults, resultsAt } from "#models/credit-risk/cut-off.ts";
import type { CreditInputs } from "#models/credit-risk/inputs.ts";
import { cutOffPosition, listedCutOffs } from "#models/credit-risk/sheet-positions.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";

type Props = { shown: CreditInputs };

type Outcome = "repaid" | "defaulted" | "all";

const outcomes = (["repaid", "defaulted", "all"] as const).map((outcome) => ({
  id: outcome,
  title: { repaid: "Repaid", defaulted: "Defaulted", all: "All" }[outcome],
  column: outcome,
}));

/** Right and wrong decisions at the cut-off, and what the wrong ones cost. */
export function ConfusionTable({ shown }: Props) {
  const { confusion, costOfDefaults, costOfRefusals, cost } = resultsAt(shown.cutOff, shown);
  const { goodGranted, goodRefused, badGranted, badRefused } = confusion;
  return (
    <AccountsTable
      caption="Confusion matrix of the test loans and cost of errors"
      corner="Decision"
      columns={outcomes}
      groups={[
        {
          title: "Loans",
          rows: [
            row("granted", "Granted", [goodGranted, badGranted], formatNumber),
            row("refused", "Refused", [goodRefused, badRefused], formatNumber),
            {
              ...row(
                "loans",
                "All",
                [goodGranted + goodRefused, badGranted + badRefused],
                formatNumber,
              ),
              look: "sum",
            },
          ],
        },
        {
          title: "Cost of errors",
          rows: [
            row("costGranted", "Granted", [0, costOfDefaults], formatEuro),
            row("costRefused", "Refused", [costOfRefusals, 0], formatEuro),
          ],
        },
      ]}
      totals={[
        {
          id: "costTotal",
          title: "Cost",
          look: "total",
          textOf: (outcome) =>
            formatEuro({ repaid: costOfRefusals, defaulted: costOfDefaults, all: cost }[outcome]),
        },
      ]}
    />
  );
}

function row(
  id: string,
  title: string,
  [repaid, defaulted]: readonly [number, number],
  format: (value: number) => string,
): TableRow<Outcome> {
  const values = { repaid, defaulted, all: repaid + defaulted };
  return { id, title, textOf: (outcome) => format(values[outcome]) };
}

const tableCutOffs = Object.values(listedCutOffs).filter((cutOff) => cutOff !== null);

type Measure = { of: (results: CutOffResults) => string };

const measures: readonly { id: string; title: string; column: Measure }[] = [
  measure("caughtAt", "Defaults refused", ({ caught }) => formatPercent(caught)),
  measure("goodAt", "Good refused", ({ goodRefused }) => formatPercent(goodRefused)),
  measure("accuracyAt", "Accuracy", ({ accuracy }) => formatPercent(accuracy)),
  measure("defaultRateAt", "Default rate", ({ defaultRateOfGranted }) =>
    defaultRateOfGranted === null ? "none granted" : formatPercent(defaultRateOfGranted),
  ),
  measure("costAt", "Cost", ({ cost }) => formatEuro(cost)),
];

function measure(id: string, title: string, of: Measure["of"]) {
  return { id, title, column: { of } };
}

/** The numbers of the charts. */
export function CutOffTable({ shown }: Props) {
  const cutOffs = [...new Set([...tableCutOffs, shown.cutOff])].toSorted((a, b) => a - b);
  const rowAt = (cutOff: number, title: string): TableRow<Measure> => {
    const results = resultsAt(cutOff, shown);
    return {
      id: cutOffPosition(cutOff),
      title,
      look: cutOff === shown.cutOff ? "sum" : "line",
      textOf: ({ of }) => of(results),
    };
  };
  return (
    <AccountsTable
      caption="Test loans by cut-off, with the default rate of those granted; the chosen cut-off is in bold"
      corner="Cut-off"
      columns={measures}
      groups={[
        {
          title: "Refuse at or above",
          rows: cutOffs
            .filter((cutOff) => cutOff < 1)
            .map((cutOff) => rowAt(cutOff, formatPercent(cutOff, { atMost: 1 }))),
        },
      ]}
      totals={[rowAt(1, "Grant all")]}
      cellOf={(position, line) => `${line}.${position}`}
    />
  );
}
