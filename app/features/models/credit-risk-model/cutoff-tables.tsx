import { listedCutOffs } from "#models/credit-risk/cutoff-lines.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import type { CreditFigures } from "./words.ts";

type Props = { figures: CreditFigures };

/** Right and wrong decisions at the cutoff, and what the wrong ones cost. */
export function ConfusionTable({ figures }: Props) {
  return (
    <AccountsTable
      figureOf={figures.cell}
      caption="Confusion matrix of the test loans and cost of errors"
      corner="Decision"
      columns={[
        ["repaid", "Repaid"],
        ["defaulted", "Defaulted"],
        ["all", "All"],
      ]}
      groups={[
        {
          title: "Loans",
          rows: [
            ["granted", figures.describe("granted").label],
            ["refused", figures.describe("refused").label],
            ["loans", "All", "sum"],
          ],
        },
        {
          title: "Cost of errors",
          rows: [
            ["costGranted", "Approved"],
            ["costRefused", "Declined"],
          ],
        },
      ]}
      totals={[["costTotal", "Cost", "total"]]}
    />
  );
}

/** The numbers of the charts. */
export function CutOffTable({ figures }: Props) {
  const cutOff = figures.number("cutOff");
  const listed = Object.entries(listedCutOffs).filter(([, at]) => at < 1);
  const shown = listed.some(([, at]) => at === cutOff)
    ? listed
    : [...listed, ["Chosen", cutOff] as const].toSorted(([, a], [, b]) => a - b);
  return (
    <AccountsTable
      figureOf={(position, line) => figures.cell(line, position)}
      caption="Test loans by cutoff, with the default rate of those approved; the chosen cutoff is shaded"
      corner="Cutoff"
      columns={[
        ["caughtAt", figures.describe("caughtAt").label],
        ["goodAt", "Good declined"],
        ["accuracyAt", figures.describe("accuracyAt").label],
        ["defaultRateAt", "Default rate"],
        ["costAt", "Cost"],
      ]}
      groups={[
        {
          title: figures.describe("cutOff").label,
          rows: shown.map(
            ([position, at]): TableRow => [
              position,
              figures.write("cutOff", at),
              at === cutOff ? "chosen" : "line",
            ],
          ),
        },
      ]}
      totals={[["All", "Approve all", cutOff === 1 ? "chosen" : "line"]]}
    />
  );
}
