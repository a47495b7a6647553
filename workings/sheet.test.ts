import { describe, expect, test } from "vitest";
import { addressText, excelFormula } from "./excel-formula.ts";
import { sampleSheet } from "./sample-sheet.ts";
import { createSheet } from "./sheet.ts";

function formulaOf(id: string) {
  return excelFormula(sampleSheet, sampleSheet.cell(id));
}

describe("excelFormula", () => {
  test("refers to inputs on their own sheet, at a fixed address", () => {
    expect(formulaOf("double")).toBe("=2*Inputs!$C$4");
  });

  test("follows a line from year to year and begins it with its own formula", () => {
    expect(formulaOf("balance.1")).toBe("=Inputs!C9");
    expect(formulaOf("balance.3")).toBe("=D8+Inputs!E9");
  });

  test("is another one where a position has its own", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const [table] = tables;
    if (!table) throw new Error("the sample has a table");
    const sold = {
      ...({ name: "sold", label: "Sold", unit: "€", digits: 0 } as const),
      ...{ formula: "=0", formulaAt: { 3: "=balance" } },
    };
    const sheet = createSheet({
      ...rest,
      tables: [{ ...table, lines: [...table.lines, sold] }],
    });
    const formulas = [1, 2, 3].map((year) => excelFormula(sheet, sheet.cell(`sold.${year}`)));
    expect(formulas).toEqual(["=0", "=0", "=E8"]);
  });

  test("names the heading of the column for the position", () => {
    expect(formulaOf("interest.2")).toBe(
      '=IF(Inputs!$C$5="yearly",D8*Inputs!$C$4,D8*((1+Inputs!$C$4)^D7-1))',
    );
  });

  test("sums a line and reads parts of it from another sheet", () => {
    expect(formulaOf("interest.total")).toBe("=SUM(C9:E9)");
    expect(formulaOf("cost")).toBe("=Calculation!F9");
    expect(formulaOf("worth")).toBe("=Calculation!C9+NPV(Inputs!$C$4,Calculation!D9:E9)");
  });

  test("stays with a position that it names", () => {
    const { definition } = sampleSheet;
    const [step] = definition.steps;
    if (!step) throw new Error("the sample has a step");
    const formula = "=interest.2+interest.total";
    const sheet = createSheet({ ...definition, steps: [{ ...step, formula }] });
    expect(excelFormula(sheet, sheet.cell(step.name))).toBe("=$D$9+$F$9");
  });

  test("doubles the quotation marks in a text", () => {
    const { definition } = sampleSheet;
    const [step] = definition.steps;
    if (!step) throw new Error("the sample has a step");
    const formula = '=IF(rate>0,"a ""good"" rate","")';
    const sheet = createSheet({ ...definition, steps: [{ ...step, formula }] });
    expect(excelFormula(sheet, sheet.cell(step.name))).toBe(
      '=IF(Inputs!$C$4>0,"a ""good"" rate","")',
    );
  });

  test("of an input is none", () => {
    expect(formulaOf("rate")).toBeNull();
  });
});

test.each([
  [0, "A1"],
  [25, "Z1"],
  [26, "AA1"],
  [701, "ZZ1"],
  [702, "AAA1"],
])("column %i is at %s, and moves with a copied formula", (column, address) => {
  expect(addressText({ row: 0, column })).toBe(address);
});

describe("a sheet", () => {
  test("knows what a number comes from, in the order of its formula", () => {
    const precedents = sampleSheet.precedents(sampleSheet.cell("worth"));
    expect(precedents.map((cells) => cells.map(({ id }) => id))).toEqual([
      ["interest.1"],
      ["rate"],
      ["interest.2", "interest.3"],
    ]);
  });

  test("knows where a number goes", () => {
    const dependents = sampleSheet.dependents(sampleSheet.cell("balance.2"));
    expect(dependents.map(({ id }) => id)).toEqual(["balance.3", "interest.2"]);
  });

  test("numbers the rows of a list in its first column, where formulas can refer to them", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const list = tables.map((table) => ({ ...table, runsDown: "numbered" as const }));
    const sheet = createSheet({ ...rest, tables: list });
    expect(sheet.cell("year.2").address).toEqual({ sheet: "Calculation", row: 8, column: 0 });
    expect(excelFormula(sheet, sheet.cell("balance.2"))).toBe("=B8+Inputs!B10");
    expect(excelFormula(sheet, sheet.cell("interest.2"))).toContain("^A9");
  });

  test("has a row for each position of a list, its lines side by side and its total below", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const list = {
      name: "list",
      title: "List",
      runsDown: true,
      axis: { name: "row", label: "Row", positions: [1, 2] },
      lines: [
        { name: "who", label: "Who", unit: "text", digits: 0, limits: { longest: 9 } },
        {
          name: "owes",
          label: "Owes",
          unit: "€",
          digits: 0,
          hasTotal: true,
          limits: { min: 0, max: 9 },
        },
      ],
    } as const;
    const sheet = createSheet({ ...rest, tables: [list, ...tables] });
    const places = ["who.1", "owes.1", "owes.2", "owes.total"].map((id) => {
      const { row, column } = sheet.cell(id).address;
      return [row, column];
    });
    expect(places).toEqual([
      [8, 0],
      [8, 1],
      [9, 1],
      [10, 1],
    ]);
    expect(excelFormula(sheet, sheet.cell("owes.total"))).toBe("=SUM(B9:B10)");
    const all = sheet.cells.map(({ address }) => JSON.stringify(address));
    expect(new Set(all).size).toBe(all.length);
  });

  test("gives a position its own unit", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const inPercent = tables.map((table) => ({
      ...table,
      axis: { ...table.axis, units: { 3: { unit: "%", digits: 1 } as const } },
    }));
    const sheet = createSheet({ ...rest, tables: inPercent });
    expect(sheet.cell("balance.2").unit).toBe("€");
    expect(sheet.cell("balance.3").unit).toBe("%");
  });

  test("has an axis without lines where formulas sum along it", () => {
    const { definition } = sampleSheet;
    const [step] = definition.steps;
    if (!step) throw new Error("the sample has a step");
    const axis = { name: "payment", label: "Payment", positions: [1, 2] };
    const sheet = createSheet({
      ...definition,
      steps: [{ ...step, formula: "=SUM(all(payment))" }],
      tables: [...definition.tables, { name: "payments", title: "Payments", axis, lines: [] }],
    });
    expect(excelFormula(sheet, sheet.cell("double"))).toBe("=SUM(C13:D13)");
    expect(sheet.cells.filter(({ name }) => name === "payment")).toHaveLength(2);
  });

  test("has the inputs of a table on the sheet of inputs, and no empty table elsewhere", () => {
    const months = {
      ...{ name: "months", title: "Months" },
      axis: { name: "month", label: "Month", positions: [1, 2] },
      lines: [
        {
          ...({ name: "paid", label: "Paid", unit: "€", digits: 0 } as const),
          limits: { min: 0, max: 9 },
        },
      ],
    };
    const { cells } = createSheet({
      ...sampleSheet.definition,
      ...{ inputs: [], steps: [], tables: [months], results: [] },
    });
    expect(cells.map(({ id, address, formula }) => [id, address.sheet, formula])).toEqual([
      ["month of inputs.1", "Inputs", null],
      ["month of inputs.2", "Inputs", null],
      ["paid.1", "Inputs", null],
      ["paid.2", "Inputs", null],
    ]);
  });

  test("means a whole line where a table with other positions names it", () => {
    const { definition } = sampleSheet;
    const halves = {
      ...{ name: "halves", title: "Halves" },
      axis: { name: "half", label: "Half", positions: [1, 2] },
      lines: [
        {
          ...({ name: "share", label: "Share", unit: "€", digits: 0 } as const),
          formula: "=SUM(drawn)/half",
        },
      ],
    };
    const sheet = createSheet({ ...definition, tables: [...definition.tables, halves] });
    const ids = sheet.precedents(sheet.cell("share.2")).map((cells) => cells.map(({ id }) => id));
    expect(ids).toEqual([["drawn.1", "drawn.2", "drawn.3"], ["half.2"]]);
  });

  test("gives no two cells the same place", () => {
    const places = sampleSheet.cells.map(({ address }) => JSON.stringify(address));
    expect(new Set(places).size).toBe(places.length);
  });

  test("refuses two lines of one name, and a name nothing has", () => {
    const { definition } = sampleSheet;
    const [step] = definition.steps;
    if (!step) throw new Error("the sample has a step");
    expect(() => createSheet({ ...definition, steps: [step, step] })).toThrow("are called double");
    const wrong = createSheet({ ...definition, steps: [{ ...step, formula: "=2*rat" }] });
    expect(() => wrong.precedents(wrong.cell("double"))).toThrow("No cell rat ");
  });

  test("a line may depend on the next position, where the last one has a formula of its own", () => {
    const { definition } = sampleSheet;
    const worth = { ...({ name: "later", label: "Later", unit: "€", digits: 0 } as const) };
    const [table] = definition.tables;
    if (!table) throw new Error("the sample has a table");
    const sheet = createSheet({
      ...definition,
      tables: [
        {
          ...table,
          lines: [
            ...table.lines,
            { ...worth, formula: "=next(later)+next(drawn)", lastFormula: "=0" },
          ],
        },
      ],
    });
    const ids = (id: string) =>
      sheet
        .precedents(sheet.cell(id))
        .flat()
        .map((cell) => cell.id);
    expect(ids("later.2")).toEqual(["later.3", "drawn.3"]);
    expect(ids("later.3")).toEqual([]);
  });
});
