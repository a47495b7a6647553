import { expect, test } from "vitest";
import { fixtureBytes } from "#tools/workbook-fixtures/open-fixture.ts";
import { pageOfWorkbook } from "./from-workbook.ts";

const fixture = (name: string) => `tools/workbook-fixtures/${name}.xlsx`;
const plan = { slug: "loan-plan", title: "Loan plan" };

test("a workbook becomes itself and a view, with every guess said", async () => {
  const { files, guesses, warnings } = await pageOfWorkbook(fixture("loan-schedule"), plan);
  expect(files.map(({ file }) => file)).toEqual([
    "content/workbooks/loan-plan.xlsx",
    "content/workbooks/loan-plan.ts",
  ]);
  expect(Buffer.from(files[0]?.text ?? "").equals(fixtureBytes("loan-schedule"))).toBe(true);
  expect(String(files[1]?.text)).toContain('"cell": "Inputs!C3"');
  expect(guesses).toContain("Inputs!C3: input “Loan amount” (blue font)");
  expect(warnings).toEqual([]);
});

test("a workbook whose shown figures need what is not supported stops, with a line for each cell", async () => {
  await expect(pageOfWorkbook(fixture("unsupported"), plan)).rejects.toThrow(
    /cannot become a page yet:\n {2}\S+![A-Z]+\d+/,
  );
});

test("a workbook without stored values says what to do", async () => {
  await expect(pageOfWorkbook(fixture("openpyxl"), plan)).rejects.toThrow(
    "open the file in Excel or LibreOffice and save it once",
  );
});

test("what is not a workbook is refused by its name", async () => {
  await expect(pageOfWorkbook("package.json", plan)).rejects.toThrow(
    "package.json: it is not an Excel workbook (.xlsx)",
  );
});
