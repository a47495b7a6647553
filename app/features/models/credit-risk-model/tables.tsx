import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { type CutOffResults, resultsAt } from "#models/credit-risk/cut-off.ts";
import { fieldTitles } from "#models/credit-risk/field-titles.ts";
import type { CreditInputs } from "#models/credit-risk/inputs.ts";
import { contributions, oddsFactor } from "#models/credit-risk/score.ts";
import { type Bin, type ScorecardField, scorecard } from "#models/credit-risk/scorecard.ts";
import { cutOffPosition, listedCutOffs } from "#models/credit-risk/sheet-positions.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { binText } from "./words.ts";

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
      cellOf={lineAtRow}
    />
  );
}

type Rate = { of: (group: (typeof scorecard.calibration)[number]) => string };

const rates: readonly { id: string; title: string; column: Rate }[] = [
  rate("predicted", "Predicted", ({ predicted }) => formatPercent(predicted)),
  rate("observed", "Observed", ({ loans, defaults }) => formatPercent(defaults / loans)),
  rate("truth", "True", ({ truth }) => formatPercent(truth)),
  rate("defaults", "Defaults", ({ defaults }) => formatNumber(defaults)),
];

function rate(id: string, title: string, of: Rate["of"]) {
  return { id, title, column: { of } };
}

export function CalibrationTable() {
  return (
    <AccountsTable
      caption="Calibration on the test loans, in ten groups by score"
      corner="Group"
      columns={rates}
      groups={[
        {
          title: "200 test loans each, safest first",
          rows: scorecard.calibration.map((group, index) => ({
            id: String(index + 1),
            title: String(index + 1),
            textOf: ({ of }) => of(group),
          })),
        },
      ]}
      cellOf={lineAtRow}
    />
  );
}

/** The lines of the sheet are columns here, and its positions rows. */
function lineAtRow(position: string, line: string) {
  return `${line}.${position}`;
}

type Card = { of: (bin: Bin, field: ScorecardField) => string };

const cards: readonly { id: string; title: string; column: Card }[] = [
  card("Rate", "Defaults", ({ good, bad }) => formatPercent(bad / (good + bad))),
  card("Woe", "WoE", ({ woe }) => formatNumber(woe, 2)),
  card("Factor", "Odds ×", (bin, field) => formatNumber(oddsFactor(field, bin), 2)),
];

function card(id: string, title: string, of: Card["of"]) {
  return { id, title, column: { of } };
}

/** The bins of some fields; those of the application in bold. */
export function ScorecardTable({
  shown,
  fields,
  caption,
}: Props & { fields: readonly ScorecardField[]; caption: string }) {
  const used = new Set(contributions(shown).map(({ bin }) => bin));
  return (
    <AccountsTable
      caption={caption}
      corner="Bin"
      columns={cards}
      groups={fields.map((field) => ({
        title: fieldTitles[field.name],
        rows: field.bins.map((bin, index) => ({
          id: `${field.name}.${index + 1}`,
          title: binText(field, bin),
          look: used.has(bin) ? "sum" : "line",
          textOf: ({ of }) => of(bin, field),
        })),
      }))}
      cellOf={(row, measure) => row.replace(".", `${measure}.`)}
    />
  );
}
