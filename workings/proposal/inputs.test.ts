import { describe, expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import { parseArea } from "../workbook/area.ts";
import { calculated } from "../workbook/open-workbook.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import {
  type CellStyle,
  cellKey,
  type Validation,
  type Workbook,
  type WorkbookSheet,
} from "../workbook/workbook.ts";
import { mostUseful, type ProposedInput, proposedInputs } from "./inputs.ts";
import { withStyles } from "./sample-styles.ts";

const blue: Partial<CellStyle> = { fontColor: "0000FF" };

function proposed(book: Workbook, isInTable = (_: number) => false) {
  return proposedInputs(calculated(book, functions), isInTable);
}

function placesOf(inputs: readonly ProposedInput[]) {
  return inputs.map(({ place }) => place);
}

/** With more about the first sheet than its cells. */
function withMore(book: Workbook, more: Partial<WorkbookSheet>): Workbook {
  return { ...book, sheets: book.sheets.map((one, at) => (at === 0 ? { ...one, ...more } : one)) };
}

describe("what is an input", () => {
  const plan = { A1: "Rent", B1: 900, A2: "Power", B2: 50, A4: "Cost", B4: "=B1+B2" };

  test("entered numbers with a label that a formula uses, where nothing is marked", () => {
    const { found, others } = proposed(
      sampleBook({ Plan: { ...plan, A3: "Unused", B3: 7, C1: 8, D4: "=C1" } }),
    );
    expect(found.map(({ label, value, why }) => [label, value, why])).toEqual([
      ["Rent", 900, "used by formulas"],
      ["Rent", 8, "used by formulas"],
      ["Power", 50, "used by formulas"],
    ]);
    expect(others).toEqual([]);
  });

  test("those on a sheet or in a block called inputs, with the reason", () => {
    const sheets = { Assumptions: { A1: "Rate", B1: 0.1 }, Plan: plan };
    const { found, others } = proposed(
      sampleBook({ ...sheets, Sum: { A1: "All", B1: "=Plan!B4*Assumptions!B1" } }),
    );
    // A single number that is marked: the others are inputs, too.
    expect(found.map(({ place, why }) => [place, why])).toEqual([
      ["Assumptions!B1", "sheet Assumptions"],
    ]);
    expect(placesOf(others)).toEqual(["Plan!B1", "Plan!B2"]);
    const block = { A1: "House", A3: "Inputs", A4: "Rent", B4: 900, A6: "Cost", B6: "=B4*12" };
    expect(proposed(sampleBook({ Plan: block })).found).toMatchObject([
      { place: "Plan!B4", section: "Inputs", why: "below Inputs" },
    ]);
  });

  test("every labeled number on a sheet with such a block, below it or not", () => {
    const { found } = proposed(
      sampleBook({
        Plan: {
          ...{ A1: "House", A3: "Drivers", A4: "Rent", B4: 900 },
          ...{ A6: "Loan", A7: "Rate", B7: 0.04, D9: 3, A10: "Cost", B10: "=B4*B7*D9" },
        },
      }),
    );
    expect(found.map(({ place, why }) => [place, why])).toEqual([
      ["Plan!B4", "below Drivers"],
      ["Plan!B7", "below Loan"],
    ]);
  });

  test("those in blue, and none of the others on that sheet", () => {
    const book = withStyles(sampleBook({ Plan: plan }), { "Plan!B1": blue });
    const { found, others } = proposed(book);
    expect(found).toMatchObject([{ place: "Plan!B1", why: "blue font" }]);
    expect(others).toMatchObject([{ place: "Plan!B2", why: "used by formulas" }]);
    const onInputs = withStyles(sampleBook({ Inputs: plan }), { "Inputs!B1": blue });
    expect(placesOf(proposed(onInputs).found)).toEqual(["Inputs!B1"]);
  });

  test("those with a name, which does not mark a sheet", () => {
    const book = sampleBook(
      { Inputs: { ...plan } },
      { rent: "Inputs!$B$1", costs: "Inputs!$B$1:$B$2", rate: "0.05", gone: "Old!$A$1" },
    );
    expect(proposed(book).found.map(({ place, why }) => [place, why])).toEqual([
      ["Inputs!B1", "name rent"],
      ["Inputs!B2", "sheet Inputs"],
    ]);
  });

  test("a cell that only its name describes", () => {
    const book = sampleBook({ Plan: { B1: 900, D1: "=B1" } }, { rent: "Plan!$B$1" });
    expect(proposed(book).found).toMatchObject([{ label: "rent", why: "name rent" }]);
  });

  test("not what is on a hidden sheet, in a hidden row, in a table or a formula", () => {
    const book = sampleBook({ Plan: { ...plan, A5: "More", B5: "=B4" } });
    expect(placesOf(proposed(withMore(book, { visibility: "hidden" })).found)).toEqual([]);
    const hiddenRow = withMore(book, { hiddenRows: new Set([0]) });
    expect(placesOf(proposed(hiddenRow).found)).toEqual(["Plan!B2"]);
    const { calculator } = calculated(book, functions);
    const slot = calculator.slotOf("Plan!B2");
    expect(placesOf(proposed(book, (one) => one === slot).found)).toEqual(["Plan!B1"]);
  });

  test("a text only where its choices are listed", () => {
    const cells = { A1: "Case", B1: "Base", A2: "Cost", B2: '=IF(B1="Base",1,2)' };
    const book = sampleBook({ Plan: cells });
    expect(proposed(book).found).toEqual([]);
    const [area] = [parseArea("B1") ?? []].flat();
    const validations = [listOf('"Base,High"', area ? [area] : [])];
    expect(proposed(withMore(book, { validations })).found).toMatchObject([
      { place: "Plan!B1", unit: { kind: "text", digits: 0, sign: null }, value: "Base" },
    ]);
  });
});

describe("data", () => {
  const column = (count: number, labeled: boolean) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        ...(labeled ? [[`A${at + 2}`, `Line ${at}`]] : []),
        [`B${at + 2}`, at],
      ]).flat(),
    );
  const used = (count: number) => ({
    ...{ D1: "All", E1: `=SUM(B2:B${Math.min(count + 1, 41)})`, E2: `=B${count + 1}` },
  });
  const inputsOf = (count: number, labeled: boolean) =>
    proposed(
      sampleBook({ Plan: { B1: "Paid", ...column(count, labeled), ...used(count) } }),
    ).found.filter(({ place }) => place.startsWith("Plan!B"));

  test("is a column of more than forty numbers", () => {
    expect(inputsOf(40, true)).toHaveLength(40);
    expect(inputsOf(41, true)).toEqual([]);
  });

  test("is more than three numbers under one heading without labels of their own", () => {
    expect(inputsOf(3, false)).toHaveLength(3);
    expect(inputsOf(4, false)).toEqual([]);
  });

  test("is told column by column", () => {
    const two = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [
        ...[[`A${at + 1}`, `Line ${at}`]],
        ...[
          [`B${at + 1}`, at],
          [`C${at + 1}`, at],
        ],
      ]).flat(),
    );
    const { found } = proposed(sampleBook({ Plan: { ...two, E1: "All", F1: "=SUM(B1:C20)" } }));
    expect(found).toHaveLength(40);
  });

  test("is not a number without a label among others that have one", () => {
    const cells = { A1: "Paid", ...column(5, true), B7: 9, D1: "All", E1: "=SUM(B2:B7)" };
    expect(placesOf(proposed(sampleBook({ Plan: { ...cells, B1: "Euro" } })).found)).toContain(
      "Plan!B7",
    );
  });

  test("is a range of more than forty cells, unless formulas refer to its cells one by one", () => {
    const cells = { A1: "Long", ...column(5, true), D1: "All", E1: "=SUM(B2:B60)" };
    expect(proposed(sampleBook({ Plan: cells })).found).toEqual([]);
    const { found } = proposed(sampleBook({ Plan: { ...cells, E2: "=B3" } }));
    expect(placesOf(found)).toEqual(["Plan!B3"]);
  });

  test("in one column does not make an input of another sheet data", () => {
    const { found } = proposed(
      sampleBook({
        Data: { B1: "Paid", ...column(5, false), D1: "All", E1: "=SUM(B2:B6)" },
        Plan: { A1: "Rate", B1: 0.1, A2: "Tax", B2: "=Data!E1*B1" },
      }),
    );
    expect(placesOf(found)).toEqual(["Plan!B1"]);
  });
});

function listOf(first: string, areas: Validation["areas"]): Validation {
  return { kind: "list", operator: "between", first, second: "", areas, prompt: "" };
}

describe("limits", () => {
  const book = (value: number | string) =>
    sampleBook(
      {
        Plan: { A1: "Rate", B1: value, A2: "Twice", B2: "=B1&B1", D1: "North", D2: "South", D3: 3 },
        "Other lists": { A1: "East", A2: "West" },
      },
      { regions: "Plan!$D$1:$D$2", total: "SUM(Plan!$D$1:$D$3)" },
    );
  const areas = [parseArea("B1") ?? []].flat();
  const limitsOf = (validation: Partial<Validation>, value: number | string = 4) =>
    proposed(
      withMore(book(value), { validations: [{ ...listOf("", areas), ...validation }] }),
    ).found.find(({ place }) => place === "Plan!B1")?.limits;

  test("are those of the validation, if it has both", () => {
    const whole = { kind: "whole", operator: "between", first: "2", second: "9" };
    expect(limitsOf(whole)).toEqual({ min: 2, max: 9 });
    expect(limitsOf({ ...whole, operator: "greaterThan" })).toBeNull();
    expect(limitsOf({ ...whole, first: "" })).toBeNull();
    expect(limitsOf({ ...whole, second: "" })).toBeNull();
    expect(limitsOf({ ...whole, second: "$D$3" })).toBeNull();
    expect(limitsOf({ ...whole, first: "$D$3" })).toBeNull();
    expect(limitsOf({ ...whole, areas: [] })).toBeNull();
  });

  test("are choices, written in the validation or in cells, on whatever sheet, or by a name", () => {
    expect(limitsOf({ first: '"Low, Base,High"' })).toEqual({ choices: ["Low", "Base", "High"] });
    expect(limitsOf({ first: "$D$1:$D$2" }, "North")).toEqual({ choices: ["North", "South"] });
    expect(limitsOf({ first: "'OTHER LISTS'!$A$1:$A$3" })).toEqual({ choices: ["East", "West"] });
    expect(limitsOf({ first: "regions" })).toEqual({ choices: ["North", "South"] });
    expect(limitsOf({ first: "D3" })).toEqual({ choices: [3] });
  });

  test("are no choices where the cells cannot be told", () => {
    expect(limitsOf({ first: "total" })).toBeNull();
    expect(limitsOf({ first: "OFFSET(" })).toBeNull();
    expect(limitsOf({ first: 'D1&"North"' })).toBeNull();
    expect(limitsOf({ first: '"North"&D1' })).toBeNull();
    expect(limitsOf({ first: "Gone!A1:A3" })).toBeNull();
    expect(limitsOf({ first: "$F$1:$F$9" })).toBeNull();
  });

  test("of a column of choices end after two hundred cells", () => {
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`F${at + 1}`, `Town ${at + 1}`]),
    );
    const plan = sampleBook({ Plan: { A1: "Town", B1: "Town 1", B2: "=B1", ...many } });
    const validations = [listOf("$F$1:$F$300", areas)];
    const [input] = proposed(withMore(plan, { validations })).found;
    expect(input?.limits).toMatchObject({ choices: { length: 201 } });
  });
});

test("the note is the comment, or else the prompt of the validation", () => {
  const book = sampleBook({ Plan: { A1: "Rate", B1: 4, A2: "Twice", B2: "=B1*2" } });
  const areas = [parseArea("B1") ?? []].flat();
  const noteOf = (prompt: string, notes = new Map<number, string>()) => {
    const validations = [{ ...listOf("", areas), kind: "whole", prompt }];
    return proposed(withMore(book, { validations, notes })).found[0]?.note;
  };
  expect(noteOf("In percent")).toBe("In percent");
  expect(noteOf("In percent", new Map([[cellKey(0, 1), "As agreed"]]))).toBe("As agreed");
  expect(noteOf("")).toBeNull();
});

test("an input has its heading, its unit and its number format", () => {
  const cells = { A1: "House", B2: "Low", A3: "Rent", B3: 900, C3: "EUR / month", B5: "=B3*12" };
  const book = withStyles(sampleBook({ Plan: cells }), { "Plan!B3": { format: '#,##0.0 "€"' } });
  expect(proposed(book).found).toMatchObject([
    {
      ...{ place: "Plan!B3", label: "Rent", section: "House", heading: "Low" },
      ...{ unitText: "EUR / month", unit: { kind: "amount", digits: 1, sign: "€" }, note: null },
    },
  ]);
});

describe("where only a row of figures is marked", () => {
  const cells = {
    ...{ A1: "Spent", B1: 5, C1: 6, D1: 7, A2: "Yield", B2: 0.2, A3: "Start", B3: 9 },
    ...{ A5: "All", B5: "=B1*B2+B3", C5: "=C1*B2", D5: "=D1*B2" },
  };
  const marked = (...places: string[]) =>
    proposed(
      withStyles(
        sampleBook({ Plan: cells }),
        Object.fromEntries(places.map((place) => [`Plan!${place}`, blue])),
      ),
    );

  test("the single numbers are inputs too, in the order of the sheet", () => {
    const { found, others } = marked("B1", "C1", "D1");
    expect(placesOf(found)).toEqual(["Plan!B1", "Plan!C1", "Plan!D1", "Plan!B2", "Plan!B3"]);
    expect(others).toEqual([]);
  });

  test("two in a row are single inputs", () => {
    const { found, others } = marked("B1", "C1");
    expect(placesOf(found)).toEqual(["Plan!B1", "Plan!C1"]);
    expect(placesOf(others)).toEqual(["Plan!D1", "Plan!B2", "Plan!B3"]);
  });
});

describe("of many inputs", () => {
  const input = (place: string, heading: string | null = null): ProposedInput => ({
    ...{ place, label: place, section: null, unitText: null, note: null, heading, why: "" },
    ...{ unit: { kind: "number", digits: 0, sign: null }, value: 1, limits: null },
  });
  const single = (count: number) =>
    Array.from({ length: count }, (_, at) => input(`Plan!B${at + 1}`));
  const row = (number: number, ...headings: string[]) =>
    headings.map((heading, at) => input(`Plan!${"BCDEFG"[at]}${number}`, heading));

  test("thirty are all shown", () => {
    const thirty = [...single(27), ...row(50, "2024A", "2025A", "2026E")];
    expect(mostUseful(thirty)).toEqual(thirty);
  });

  test("those alone in their row come first, in whatever order, and rows are whole", () => {
    const years = row(50, "2026E", "2027E", "2028E");
    expect(mostUseful([...years, ...single(28)])).toEqual(single(28));
    expect(mostUseful([...years, ...single(27), ...row(60, "2026E", "2027E", "2028E")])).toEqual([
      ...years,
      ...single(27),
    ]);
    expect(mostUseful(single(31))).toEqual(single(30));
  });

  test.each(["2025A", "2025 act", "2025 Actual", "Ist 2025", "actual"])(
    "those of a past year such as %s are left out",
    (past) => {
      const years = row(50, past, "2026E", "2027E");
      expect(mostUseful([...years, ...single(28)])).toEqual([...years.slice(1), ...single(28)]);
    },
  );

  test("those of past years are shown where there are no others", () => {
    const past = Array.from({ length: 11 }, (_, at) => row(at + 1, "2023A", "2024A", "2025A"));
    expect(mostUseful(past.flat())).toEqual(past.slice(0, 10).flat());
  });

  test("two in a row are single ones", () => {
    const pairs = Array.from({ length: 16 }, (_, at) => row(at + 1, "2024A", "2025A"));
    expect(mostUseful(pairs.flat())).toEqual(pairs.flat().slice(0, 30));
  });
});
