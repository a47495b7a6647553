import { describe, expect, test } from "vitest";
import { excelFormula } from "./excel-formula.ts";
import { sampleSheet } from "./sample-sheet.ts";
import { createSheet } from "./sheet.ts";

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

test("a result that the change does not reach is refused: the page has it already", () => {
  const unchanged = { ...dearer, wanted: ["balance"] };
  expect(() => createSheet({ ...definition, variants: [unchanged] })).toThrow(
    "balance is the same in dearer",
  );
});

test("a line of a table can have one formula for all positions", () => {
  const drawn = { ...dearer, replaced: { drawn: "=5" }, wanted: ["balance"] };
  const sheet = createSheet({ ...definition, variants: [drawn] });
  const formulas = [1, 2, 3].map((year) => excelFormula(sheet, sheet.cell(`drawn_dearer.${year}`)));
  expect(formulas).toEqual(["=5", "=5", "=5"]);
});

describe("a copied line", () => {
  const [table] = definition.tables;
  if (!table) throw new Error("the sample has a table");
  const fee = {
    ...({ name: "fee", label: "Fee", unit: "€", digits: 2 } as const),
    note: "Charged by the bank.",
    formula: '=IF(repaid="rate",rate,previous(fee))',
    firstFormula: "=rate",
    lastFormula: "=2*rate+interest.2",
    formulaAt: { 2: "=3*rate" },
  };
  const fees = {
    ...({ name: "fees", label: "Fees", unit: "€", digits: 2 } as const),
    formula: "=SUM(all(fee))",
  };
  const sheetWith = (line: typeof fee) =>
    createSheet({
      ...definition,
      tables: [{ ...table, lines: [...table.lines, line] }],
      results: [...definition.results, fees],
      variants: [{ ...dearer, wanted: ["fees"] }],
    });

  test("keeps its formulas for the first, the last and single positions", () => {
    const sheet = sheetWith(fee);
    const refersTo = (id: string) => sheet.precedents(sheet.cell(id)).map(([cell]) => cell?.id);
    expect(refersTo("fee_dearer.1")).toEqual(["rate_dearer"]);
    expect(excelFormula(sheet, sheet.cell("fee_dearer.2"))).toBe("=3*$C$4");
    expect(refersTo("fee_dearer.3")).toEqual(["rate_dearer", "interest_dearer.2"]);
  });

  test("keeps its note, unit and digits, and has no total if the model has none", () => {
    const sheet = sheetWith(fee);
    const { note, unit, digits } = sheet.cell("fee_dearer.1");
    expect({ note, unit, digits }).toEqual({ note: "Charged by the bank.", unit: "€", digits: 2 });
    expect(sheet.cell("interest_dearer.total")).toBeDefined();
    expect(sheet.find("fee_dearer.total")).toBeNull();
    expect(sheet.cell("rate_dearer").note).toBeNull();
  });

  test("leaves text that looks like a name as it is", () => {
    const sheet = sheetWith({ ...fee, formulaAt: { 2: fee.formula } });
    expect(excelFormula(sheet, sheet.cell("fee_dearer.2"))).toContain('="rate",$C$4,');
  });
});

test("a table that the change does not reach is used from the model, even if a position is called like an input", () => {
  const weights = {
    ...{ name: "weights", title: "Weights" },
    axis: { name: "kind", label: "Kind", positions: ["rate", "time"] },
    lines: [
      { ...({ name: "weight", label: "Weight", unit: "%", digits: 0 } as const), formula: "=1" },
    ],
  };
  const weighed = {
    ...({ name: "weighed", label: "Weighed", unit: "€", digits: 0 } as const),
    formula: "=rate*weight.rate+SUM(all(kind))",
  };
  const sheet = createSheet({
    ...definition,
    tables: [...definition.tables, weights],
    results: [weighed],
    variants: [{ ...dearer, wanted: ["weighed"] }],
  });
  const referred = sheet.precedents(sheet.cell("weighed_dearer")).flat();
  expect(referred.map(({ id }) => id)).toEqual([
    "rate_dearer",
    "weight.rate",
    "kind.rate",
    "kind.time",
  ]);
});

test("variants are one below the other, two rows apart", () => {
  const dearest = { ...dearer, name: "dearest", title: "at thrice the rate" };
  const sheet = createSheet({ ...definition, variants: [dearer, dearest] });
  const rowsOf = (name: string) =>
    sheet.cells
      .filter(({ id }) => id.includes(`_${name}`))
      .map(({ address }) => {
        expect(address.sheet).toBe("Comparison");
        return address.row;
      });
  expect(Math.min(...rowsOf("dearer"))).toBe(3);
  expect(Math.min(...rowsOf("dearest"))).toBe(Math.max(...rowsOf("dearer")) + 3);
});

test("a number is not given position by position", () => {
  const wrong = { ...dearer, replaced: { rate: ["=1", "=2"] } };
  expect(() => createSheet({ ...definition, variants: [wrong] })).toThrow(
    "dearer has no value for rate",
  );
});

describe("the numbers of a variant", () => {
  const entered = { rate: 0.1, repaid: "yearly", drawn: [100, 50, 0] };
  const variants = [
    dearer,
    { ...dearer, name: "drawnLate", replaced: { drawn: ["=0", "=0", "=300"] }, wanted: ["cost"] },
    { ...dearer, name: "flat", replaced: { interest: "=year*drawn.1*rate" }, wanted: ["cost"] },
  ];
  const { calculate } = createSheet({ ...definition, variants });

  test("are those of the sheet with other inputs, or with another formula for a line", () => {
    const numbers = calculate(entered);
    // 10% of 100, 150 and 150 a year; twice that; 10% of 300 once; 10, 20 and 30.
    expect(numbers.at("cost")).toBeCloseTo(40, 10);
    expect(numbers.at("cost_dearer")).toBeCloseTo(80, 10);
    expect(numbers.at("cost_drawnLate")).toBeCloseTo(30, 10);
    expect(numbers.line("balance_drawnLate")).toEqual([0, 0, 300]);
    expect(numbers.total("interest_flat")).toBeCloseTo(60, 10);
    expect(numbers.at("cost")).toBeCloseTo(40, 10);
  });

  test("follow the inputs, whichever case was asked for before", () => {
    const before = calculate(entered);
    before.at("cost_dearer");
    const after = calculate({ ...entered, rate: 0.05 }, before);
    expect(after.at("cost_dearer")).toBeCloseTo(40, 10);
    expect(before.at("cost_dearer")).toBeCloseTo(80, 10);
  });

  test("an unknown variant is named", () => {
    expect(() => calculate(entered).at("cost_free")).toThrow("There is no variant free");
  });
});
