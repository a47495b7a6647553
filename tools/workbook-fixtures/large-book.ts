import { columnLetters } from "#workings/excel-formula.ts";
import type { Value } from "#workings/value.ts";
import { sampleBook } from "#workings/workbook/sample-book.ts";
import type { Workbook } from "#workings/workbook/workbook.ts";

/** What the rows of a monthly plan have: `<c>` is the column, `<p>` the one before, `<u>` the row above. */
const patterns = [
  "<p><r>*(1+Inputs!$B$<i>)",
  "<c><u>*Inputs!$B$<i>",
  "<c><u>-<c><t>",
  "SUM($C<u>:<c><u>)",
  "IF(<c><u>>Inputs!$B$<i>,<c><u>*0.5,<c><t>)",
  "<p><r>+<c><u>-MIN(<p><u>,<c><t>)",
  "ROUND(<c><u>/12,2)*INDEX(Inputs!$B$1:$B$30,<i>)",
  "MAX(0,<c><u>)*(1-Inputs!$B$<i>)",
  "IFERROR(<c><u>/<c><t>,0)",
  "AVERAGE(<c><t>:<c><u>)+Inputs!$B$<i>",
];

/** A plan with this many months and rows; it has about as many formulas as their product. */
export function largeBook(months: number, rows: number): Workbook {
  const inputs = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      [`A${at + 1}`, `Assumption ${at + 1}`],
      [`B${at + 1}`, 0.01 + at / 300],
    ]).flat(),
  );
  const plan: Record<string, Value> = {};
  const column = (month: number) => columnLetters(2 + month);
  for (let month = 0; month < months; month++) {
    plan[`${column(month)}1`] = month === 0 ? 46_023 : `=EDATE(${column(month - 1)}1,1)`;
    plan[`${column(month)}2`] = 1_000 + month * 10;
    plan[`${column(month)}3`] = 400 + (month % 7) * 25;
  }
  for (let index = 0; index < rows; index++) {
    const row = index + 4;
    const pattern = patterns[index % patterns.length] ?? "";
    plan[`A${row}`] = `Line ${index + 1}`;
    plan[`B${row}`] = `=SUM(${column(0)}${row}:${column(months - 1)}${row})`;
    for (let month = 0; month < months; month++) {
      const values: Record<string, string | number> = {
        ...{ c: column(month), p: column(month - 1), r: row, u: row - 1, t: row - 2 },
        i: 1 + (index % 30),
      };
      const isOpening = month === 0 && pattern.includes("<p>");
      const text = pattern.replaceAll(/<(\w)>/g, (_, key: string) => String(values[key]));
      plan[`${column(month)}${row}`] = isOpening ? 100 + index : `=${text}`;
    }
  }
  const last = `B${rows + 3}`;
  return sampleBook({
    Inputs: inputs,
    Plan: plan,
    Summary: { A1: "Result", B1: `=SUM(Plan!B4:${last})` },
  });
}
