import { listedCutOffs } from "#models/credit-risk/loan-lines.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import type { CreditFigures } from "./figures.ts";

type Props = { figures: CreditFigures };

const outcomes = [
  { id: "repaid", title: "Repaid", column: "repaid" },
  { id: "defaulted", title: "Defaulted", column: "defaulted" },
  { id: "all", title: "All", column: "all" },
];

/** Right and wrong decisions at the cut-off, and what the wrong ones cost. */
export function ConfusionTable({ figures }: Props) {
  const row = (id: Parameters<typeof figures.text>[0], title: string): TableRow<string> => ({
    ...{ id, title },
    textOf: (outcome) => figures.text(id, outcome),
  });
  return (
    <AccountsTable
      caption="Confusion matrix of the test loans and cost of errors"
      corner="Decision"
      columns={outcomes}
      groups={[
        {
          title: "Loans",
          rows: [
            row("granted", "Approved"),
            row("refused", "Declined"),
            { ...row("loans", "All"), look: "sum" },
          ],
        },
        {
          title: "Cost of errors",
          rows: [row("costGranted", "Approved"), row("costRefused", "Declined")],
        },
      ]}
      totals={[{ ...row("costTotal", "Cost"), look: "total" }]}
    />
  );
}

const measures = (
  [
    ["caughtAt", "Defaults declined"],
    ["goodAt", "Good declined"],
    ["accuracyAt", "Accuracy"],
    ["defaultRateAt", "Default rate"],
    ["costAt", "Cost"],
  ] as const
).map(([id, title]) => ({ id, title, column: id }));

type Measure = (typeof measures)[number]["column"];

/** The numbers of the charts. */
export function CutOffTable({ figures }: Props) {
  const { number, text } = figures;
  const cutOff = number("cutOff");
  const positions = Object.entries(listedCutOffs).filter(([, listed]) => listed < 1);
  const rows = positions.some(([, listed]) => listed === cutOff)
    ? positions
    : [...positions, ["Chosen", cutOff] as const].toSorted(([, a], [, b]) => a - b);
  const rowAt = (position: string, at: number, title: string): TableRow<Measure> => ({
    ...{ id: position, title },
    look: at === cutOff ? "chosen" : "line",
    textOf: (line) => text(line, position),
  });
  return (
    <AccountsTable
      caption="Test loans by cut-off, with the default rate of those approved; the chosen cut-off is shaded"
      corner="Cut-off"
      columns={measures}
      groups={[
        {
          title: "Decline at or above",
          rows: rows.map(([position, at]) => rowAt(position, at, figures.write("cutOff", at))),
        },
      ]}
      totals={[rowAt("All", 1, "Approve all")]}
      cellOf={(position, line) => `${line}.${position}`}
    />
  );
}
