import { expect, test } from "vitest";
import { excelFormula } from "./excel-formula.ts";
import { sampleSheet, sampleValues } from "./sample-sheet.ts";
import { createSheet } from "./sheet.ts";
import { cellValue } from "./values.ts";
import { variantValues } from "./variants.ts";

const { definition } = sampleSheet;
const dearer = {
  name: "dearer",
  title: "at twice the rate",
  replaced: { rate: "=2*rate" },
  wanted: ["cost"],
};

test("a variant copies what its change reaches and its result needs, and nothing else", () => {
  const sheet = createSheet({ ...definition, variants: [dearer] });
  const own = new Set(
    sheet.cells.map(({ name }) => name).filter((name) => name.endsWith("_dearer")),
  );
  expect([...own]).toEqual(["rate_dearer", "cost_dearer", "year_dearer", "interest_dearer"]);
});

test("its formulas are those of the model, with its own cells in place of the copied ones", () => {
  const sheet = createSheet({ ...definition, variants: [dearer] });
  const formulaOf = (id: string) => excelFormula(sheet, sheet.cell(id));
  expect(formulaOf("rate_dearer")).toBe("=2*Inputs!$C$4");
  expect(formulaOf("interest_dearer.2")).toBe(
    '=IF(Inputs!$C$5="yearly",Calculation!D8*$C$4,Calculation!D8*((1+$C$4)^D8-1))',
  );
  expect(formulaOf("cost_dearer")).toBe("=F9");
});

test("a line of a table can have a formula for each position", () => {
  const drawn = { ...dearer, replaced: { drawn: ["=10", "=20", "=30"] }, wanted: ["balance"] };
  const sheet = createSheet({ ...definition, variants: [drawn] });
  expect(excelFormula(sheet, sheet.cell("drawn_dearer.3"))).toBe("=30");
});

test("labels say which variant a cell belongs to", () => {
  const sheet = createSheet({ ...definition, variants: [dearer] });
  expect(sheet.cell("interest_dearer.1").label).toBe("Interest, at twice the rate");
});

test("values of another case have the names of the variant", () => {
  const sheet = createSheet({ ...definition, variants: [dearer] });
  const values = { ...sampleValues, ...variantValues("dearer", { ...sampleValues, cost: 80 }) };
  expect(cellValue(sheet.cell("cost_dearer"), values)).toBe(80);
});

test("a result that the change does not reach is refused: the page has it already", () => {
  const unchanged = { ...dearer, wanted: ["balance"] };
  expect(() => createSheet({ ...definition, variants: [unchanged] })).toThrow(
    "balance is the same in dearer",
  );
});
