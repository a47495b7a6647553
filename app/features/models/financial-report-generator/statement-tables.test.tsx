import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sheet } from "#models/report/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { BalanceSheetTable, IncomeStatementTable } from "./statement-tables.tsx";

const trading = shownFigures(sheet.calculate(sheet.opening));

/** The rows of a table as text, without its buttons. */
function rowsOf(table: React.ReactNode) {
  return renderToStaticMarkup(table)
    .split("</tr>")
    .map((row) =>
      row
        .replaceAll(/<[^>]+>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );
}

test("the statements show the sums that the ratios are taken from", () => {
  const balance = rowsOf(<BalanceSheetTable figures={trading} />);
  // By hand: 38 + 52 + 3 + 43, and 50 + 9 − 20 + 68, in thousands; the start likewise.
  expect(balance).toContain("Current assets 136,000 103,000");
  expect(balance).toContain("Equity 107,000 59,000");
  const income = rowsOf(<IncomeStatementTable figures={trading} />);
  expect(income).toContain("Profit before tax 85,000 75,000 +10,000 +13.3");
});
