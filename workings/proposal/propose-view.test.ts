import { expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import { parseArea } from "../workbook/area.ts";
import { calculated, openWorkbook } from "../workbook/open-workbook.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import { relationsXml, sampleFile, sheetPart, sheetXml } from "../workbook/sample-file.ts";
import { cellKey, type Validation } from "../workbook/workbook.ts";
import { proposeView } from "./propose-view.ts";
import { withStyles } from "./sample-styles.ts";
import { viewOfProposal } from "./view-of-proposal.ts";

/** A plan over years with a column beside them, a block of inputs and figures, and scenarios. */
const open = calculated(
  sampleBook({
    Plan: {
      ...{ B1: "FY2026", C1: "FY2027", D1: "FY2028", E1: "CAGR", A2: "Revenue", B2: 100 },
      ...{ C2: "=B2*(1+$B$6)", D2: "=C2*(1+$B$6)", E2: "=(D2/B2)^(1/2)-1" },
      ...{ A3: "Profit", B3: "=B2*0.1", C3: "=C2*0.1", D3: "=D2*0.1" },
      ...{ A5: "Valuation", A6: "Growth", B6: 0.05, A7: "Multiple", B7: 8 },
      ...{ A8: "Equity value", B8: "=B7*D3", A9: "Value per share", B9: "=B8/10" },
    },
    Scenarios: { B1: "Low", C1: "High", A2: "Price", B2: 4, C2: 6, A3: "Gap", B3: "=C2-B2" },
  }),
  functions,
);

test("a figure that ends a calculation is shown with those of its block, and one beside a table with its column", () => {
  const { results } = viewOfProposal(proposeView(open), "Plan");
  expect(results).toMatchObject({
    equityValue: "Plan!B8",
    valuePerShare: "Plan!B9",
    revenueCagr: { cell: "Plan!E2", label: "Revenue, CAGR" },
  });
});

test("inputs of the same label are told apart by the scenario above them", () => {
  const { inputs } = viewOfProposal(proposeView(open), "Plan");
  expect(Object.values(inputs).map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Price, Low", "Price, High"]),
  );
});

test("a chart draws lines of one unit", () => {
  const formats = ["0", '"$"#,##0', '"$"#,##0'];
  const labels = ["Customers in total", "Revenue", "Profit"];
  const years = ["B", "C", "D"].map((at, index) => `<c r="${at}1"><v>${2026 + index}</v></c>`);
  const rows = labels.map((label, index) => {
    const cells = ["B", "C", "D"].map(
      (at) => `<c r="${at}${index + 2}" s="${index}"><f>$F$1*2</f><v>20</v></c>`,
    );
    return `<c r="A${index + 2}" t="str"><v>${label}</v></c>${cells.join("")}`;
  });
  const bytes = sampleFile({
    [sheetPart]: sheetXml(`${years.join("")}<c r="F1"><v>10</v></c>${rows.join("")}`),
    "xl/styles.xml": `<styleSheet><numFmts>${formats
      .map(
        (code, at) =>
          `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
      )
      .join("")}</numFmts><cellXfs>${formats
      .map((_, at) => `<xf numFmtId="${200 + at}"/>`)
      .join("")}</cellXfs></styleSheet>`,
    "xl/_rels/workbook.xml.rels": relationsXml({
      worksheet: "worksheets/sheet1.xml",
      styles: "styles.xml",
    }),
  });
  expect(proposeView(openWorkbook(bytes, functions)).chart).toEqual(["One!B3:D3", "One!B4:D4"]);
});

test("a result of a circular reference is proposed, so that the command says what it cannot do", () => {
  const cells = `<c r="A1" t="str"><v>Debt</v></c><c r="B1"><v>100</v></c><c r="A2" t="str"><v>Interest</v></c><c r="B2"><f>(B1+B3)*5%</f><v>10</v></c><c r="A3" t="str"><v>Closing</v></c><c r="B3"><f>B1+B2</f><v>110</v></c><c r="A4" t="str"><v>Cover</v></c><c r="B4"><f>B3/B1</f><v>1.1</v></c>`;
  const { results } = proposeView(
    openWorkbook(sampleFile({ [sheetPart]: sheetXml(cells) }), functions),
  );
  expect(results.map(({ label }) => label)).toContain("Cover");
});

function proposed(...sheets: Parameters<typeof sampleBook>) {
  return proposeView(calculated(sampleBook(...sheets), functions));
}

function rows(count: number, row: (at: number) => Record<string, number | string>) {
  return Object.assign({}, ...Array.from({ length: count }, (_, at) => row(at + 2)));
}

test("entries of a long list are data, and the months before a yearly total are the periods of a table", () => {
  const { inputs, tables } = proposed({
    Metrics: {
      ...{ A1: "Month", B1: 1, C1: 2, D1: 3, E1: "FY26" },
      ...{ A2: "Sales", B2: "=SUM(Data!B:B)*$B$5", C2: "=B2*1", D2: "=C2*1" },
      ...{ A5: "Margin", B5: 0.4 },
    },
    Data: {
      A1: "Customer",
      B1: "Paid",
      ...rows(50, (at) => ({ [`A${at}`]: "X", [`B${at}`]: at })),
    },
  });
  expect(inputs.map(({ place }) => place)).toContain("Metrics!B5");
  expect(inputs.filter(({ place }) => place.startsWith("Data"))).toEqual([]);
  expect(tables.find(({ sheet }) => sheet === "Metrics")?.periods).toBe("Metrics!B1:D1");
});

test("of more than thirty inputs those of past years are left out, and that is said", () => {
  const letters = ["B", "C", "D"];
  const years = { B1: "2024A", C1: "2025E", D1: "2026E", F1: "Rate", G1: 0.1 };
  const lines = rows(16, (at) =>
    Object.fromEntries([
      [`A${at}`, `Line ${at}`],
      [`E${at}`, `=(B${at}+C${at}+D${at})*G1`],
      ...letters.map((letter) => [`${letter}${at}`, at]),
    ]),
  );
  const { inputs, guesses } = proposed({ Inputs: { ...years, ...lines } });
  // The last row that would be cut in two is left out: fourteen rows of two years, and the rate.
  expect(inputs).toHaveLength(29);
  expect(inputs.map(({ place }) => place)).toContain("Inputs!G1");
  expect(inputs.filter(({ place }) => place.startsWith("Inputs!B"))).toEqual([]);
  expect(guesses.find((line) => line.includes("left out"))).toBe(
    "Inputs!B2 (“Line 2”) and 19 more: left out, because a page with more inputs is hard to use",
  );
});

test("a line begins with the years before the plan, and a schedule may end in empty texts", () => {
  const { tables } = proposed({
    Plan: {
      ...{ B1: 2024, C1: 2025, D1: "2026E", E1: "2027E", A2: "Revenue", B2: 90, C2: 100 },
      ...{ D2: "=C2*1.1", E2: "=D2*1.1" },
    },
    Loan: {
      ...{ A1: "No.", B1: "Rate", C1: "Paid", D1: "Owed", A2: 1, B2: 5, C2: "=B2", D2: "=9-C2" },
      ...{ A3: 2, B3: 5, C3: "=B3", D3: '=IF(D2<5,"",D2-C3)', A4: 3, B4: 5, C4: "=B4" },
      ...{ D4: '=IF(D3="","",D3-C4)', A5: 4, B5: 5, C5: "=B5", D5: '=IF(D4="","",D4-C5)' },
    },
  });
  expect(tables.map(({ periods }) => periods)).toEqual(
    expect.arrayContaining(["Plan!B1:E1", "Loan!A2:A5"]),
  );
  const lines = tables.flatMap(({ lines }) => lines);
  expect(lines).toContainEqual(expect.objectContaining({ area: "Plan!B2:E2", isNumeric: true }));
  expect(lines).toContainEqual(expect.objectContaining({ area: "Loan!B2:B5", isEntered: true }));
});

test("results are what ends a calculation, not its named steps, and two in a row have their columns' names", () => {
  const { results } = proposed(
    {
      Option: {
        ...{ A1: "Spot", B1: 100, A2: "Strike", B2: 90, A4: "d1", B4: "=B1/B2" },
        ...{ B6: "Call", C6: "Put", A7: "Price", B7: "=step*9", C7: "=step*8" },
      },
    },
    { step: "Option!$B$4" },
  );
  expect(results.map(({ label, heading }) => `${label} ${heading}`)).toEqual([
    "Price Call",
    "Price Put",
  ]);
});

test("a figure alone in its row between the lines of a table is a result", () => {
  const { results } = proposed({
    Plan: {
      ...{ B1: 2026, C1: 2027, D1: 2028, A2: "Inflow", B2: "=F1", C2: "=B2*2", D2: "=C2*2", F1: 9 },
      ...{ A3: "NPV", B3: "=SUM(B2:D2)", A4: "Sum so far", B4: "=B2", C4: "=B4+C2", D4: "=C4+D2" },
    },
  });
  expect(results.map(({ label }) => label)).toEqual(["NPV"]);
});

test("a heading over several columns is part of their names", () => {
  const book = sampleBook({
    Budget: {
      ...{ B1: "Q1", D1: "Q2", A2: "Team", B2: "Plan", C2: "Actual", D2: "Plan", E2: "Actual" },
      ...rows(4, (row) => {
        const at = row + 1;
        return {
          [`A${at}`]: "Sales",
          [`B${at}`]: `=$G$1*${at}`,
          [`C${at}`]: `=B${at}`,
          [`D${at}`]: `=C${at}`,
          [`E${at}`]: `=D${at}`,
        };
      }),
      ...{ F1: "Base", G1: 7 },
    },
  });
  const merged = ["B1:C1", "D1:E1"].flatMap((area) => parseArea(area) ?? []);
  const sheets = book.sheets.map((sheet) => ({ ...sheet, merged }));
  const [table] = proposeView(calculated({ ...book, sheets }, functions)).tables;
  expect(table?.lines.map(({ label }) => label)).toEqual([
    ...["Q1 Plan", "Q1 Actual", "Q2 Plan", "Q2 Actual"],
  ]);
});

test("a column that adds up the months is no month, and what it comes to is the result of a plan without another", () => {
  const { tables, results } = proposed({
    Plan: {
      ...{ B1: "Jan", C1: "Feb", D1: "Mar", E1: "FY 2026", A2: "Guests", B2: 100, C2: 90, D2: 80 },
      ...{ A3: "Revenue", B3: "=B2*$B$7", C3: "=C2*$B$7", D3: "=D2*$B$7", E3: "=SUM(B3:D3)" },
      ...{ A4: "Rent", B4: "=-$B$8", C4: "=-$B$8", D4: "=-$B$8", E4: "=SUM(B4:D4)" },
      ...{ A5: "Margin", B5: "=B4/B3", C5: "=C4/C3", D5: "=D4/D3", E5: "=E4/E3" },
      ...{ A7: "Spend", B7: 30, A8: "Rent a month", B8: 900 },
    },
  });
  expect(tables).toMatchObject([{ periods: "Plan!B1:D1", axis: "Month" }]);
  // What is entered for each month is a line too.
  expect(tables[0]?.lines.map(({ label, total }) => [label, total])).toEqual([
    ["Guests", null],
    ["Revenue", "Plan!E3"],
    ["Rent", "Plan!E4"],
    ["Margin", null],
  ]);
  expect(results.map(({ label, heading, place }) => [label, heading, place])).toEqual([
    ["Revenue", "FY 2026", "Plan!E3"],
    ["Margin", "FY 2026", "Plan!E5"],
  ]);
});

test("blocks that repeat the years are tables of their own, called by what is beside the years", () => {
  const years = { B: "Year 1", C: "Year 2", D: "Year 3" };
  const headed = (row: number, title: string) => ({
    [`A${row}`]: title,
    ...Object.fromEntries(Object.entries(years).map(([at, year]) => [`${at}${row}`, year])),
  });
  const { tables } = proposed({
    Model: {
      ...{ ...headed(1, "Operations"), A2: "Sales", B2: "=G1", C2: "=B2*2", D2: "=C2*2", G1: 5 },
      ...{ ...headed(4, "Cash flow"), A5: "Inflow", B5: "=B2", C5: "=C2", D5: "=D2" },
    },
    Costs: { A1: "EUR", B1: "2026E", C1: "2027E", D1: "2028E", A2: "Rent", B2: "=Model!B2" },
    Other: { ...headed(1, "USD"), A2: "Rent", B2: "=Model!B2", C2: "=B2", D2: "=C2" },
  });
  expect(tables.map(({ title, axis, periods }) => [title, axis, periods])).toEqual([
    ["Operations", "Year", "Model!B1:D1"],
    ["Cash flow", "Year", "Model!B4:D4"],
    [null, "Year", "Other!B1:D1"],
  ]);
  expect(tables.map(({ lines }) => lines.map(({ area }) => area))).toEqual([
    ["Model!B2:D2"],
    ["Model!B5:D5"],
    ["Other!B2:D2"],
  ]);
});

test("a chart leaves out costs, and lines that would be flat beside the others", () => {
  const { chart } = proposed({
    Plan: {
      ...{ B1: 2026, C1: 2027, D1: 2028, G1: 5 },
      ...{ A2: "Cost of sales", B2: "=G1*800", C2: "=B2", D2: "=C2" },
      ...{ A3: "Cash paid", B3: "=G1", C3: "=B3", D3: "=C3" },
      ...{ A4: "Closing balance", B4: "=G1*900", C4: "=B4-B3", D4: "=C4-C3" },
    },
  });
  expect(chart).toEqual(["Plan!B4:D4"]);
});

/** With these cells in blue. */
function inBlue(book: ReturnType<typeof sampleBook>, ...places: string[]) {
  const looks = places.map((place) => [place, { fontColor: "0000FF" }]);
  return calculated(withStyles(book, Object.fromEntries(looks)), functions);
}

const spending = sampleBook({
  Plan: {
    ...{ B1: "2026E", C1: "2027E", D1: "2028E", A2: "Spent", B2: 5, C2: 6, D2: 7 },
    ...{ A3: "Value", B3: "=B2*$B$5+$B$6", C3: "=C2*$B$5", D3: "=D2*$B$5" },
    ...{ A5: "Yield", B5: 0.2, A6: "Start", B6: 9, A8: "All", B8: "=SUM(B3:D3)" },
  },
});

test("where only a row of years is blue, the single numbers are inputs too; else those not in blue are named", () => {
  const row = ["Plan!B2", "Plan!C2", "Plan!D2"];
  const years = proposeView(inBlue(spending, ...row));
  expect(years.inputs.map(({ place }) => place)).toEqual([...row, "Plan!B5", "Plan!B6"]);
  const rate = proposeView(inBlue(spending, "Plan!B5", "Plan!B2"));
  expect(rate.inputs.map(({ place }) => place)).toEqual(["Plan!B2", "Plan!B5"]);
  expect(rate.guesses).toContain(
    "Plan!C2 (“Spent”) and 2 more: entered and used by formulas, but not marked as an input like the others",
  );
});

test("a row of figures among single inputs is a group of its own", () => {
  const { groups } = viewOfProposal(
    proposeView(inBlue(spending, "Plan!B2", "Plan!C2", "Plan!D2")),
    "Plan",
  );
  expect(groups).toMatchObject([
    { title: "Spent", names: { length: 3 } },
    { title: "Plan", names: ["yield", "start"] },
  ]);
});

test("a block of a few figures is shown whole, a row of many is none, nor is a sentence under the title", () => {
  const { results } = proposed({
    Plan: {
      ...{ A1: "Savings", A2: '="For "&B4&" years"', A4: "Years", B4: 9, A5: "Paid", B5: 3 },
      ...{ A7: "Capital", B7: "=B4*B5", A8: "Real", B8: "=B7/2", A9: "Pension", B9: "=B8/9" },
      ...{ A12: "Yield", B12: -2, C12: -1, D12: 1, E12: 5 },
      ...{ A13: "Price", B13: "=B12*$B$4", C13: "=C12*$B$4", D13: "=D12*$B$4", E13: "=E12*$B$4" },
    },
  });
  expect(results.map(({ label }) => label)).toEqual(["Capital", "Real", "Pension"]);
});

test("results beyond the eighth are named", () => {
  const { results, guesses } = proposed({
    Summary: {
      ...{ A1: "Base", B1: 1 },
      ...rows(10, (at) => ({ [`A${at}`]: `Figure ${at}`, [`B${at}`]: "=B1" })),
    },
  });
  expect(results).toHaveLength(8);
  expect(guesses).toContain(
    "Summary!B10 (“Figure 10”) and 1 more: left out, because there are 8 results",
  );
});

test("5 for 5% has its sign beside the label, from the format or from a column of units, and TRUE reads as yes", () => {
  const plain = { fontColor: null, isBold: false, isLocked: true, isInput: false };
  const book = sampleBook({
    Inputs: {
      ...{ A1: "Tax", B1: 5, A2: "Interest", B2: 3.85, C2: "% p.a.", A3: "Fixed", B3: true },
      ...{ A5: "Cost", B5: "=B1+B2+IF(B3,1,0)", A6: "Half", B6: "=B5/2" },
    },
  });
  const styles = [{ ...plain, format: '0.0"%"' }];
  const bare = [{ ...plain, format: "0.00" }];
  const inputsOf = (styles: typeof bare) =>
    viewOfProposal(proposeView(calculated({ ...book, styles }, functions)), "Plan").inputs;
  expect(inputsOf(styles)).toMatchObject({ tax: { label: "Tax, %" } });
  expect(inputsOf(bare)).toMatchObject({
    interest: { label: "Interest, %", per: "a year" },
    fixed: { choices: { TRUE: "Yes", FALSE: "No" } },
  });
});

/** The first sheet with more about it than its cells. */
function withMore(book: ReturnType<typeof sampleBook>, more: Partial<(typeof book.sheets)[0]>) {
  const sheets = book.sheets.map((sheet, at) => (at === 0 ? { ...sheet, ...more } : sheet));
  return calculated({ ...book, sheets }, functions);
}

function validation(place: string, kind: string, first: string, second = ""): Validation {
  const areas = [parseArea(place) ?? []].flat();
  return { kind, operator: "between", first, second, areas, prompt: "" };
}

test("limits, choices and notes are those of the cell’s validation and comment", () => {
  const book = sampleBook({
    Inputs: {
      ...{ A1: "Case", B1: "Base", A2: "Region", B2: "North", A3: "Years", B3: 5 },
      ...{ A5: "Cost", B5: '=IF(B1="Base",1,2)*IF(B2="North",1,2)*B3' },
    },
    Lists: { A1: "North", A2: "South", A3: "West" },
  });
  const open = withMore(book, {
    validations: [
      validation("B1:B1", "list", '"Base, High"'),
      validation("B2:B2", "list", "Lists!$A$1:$A$3"),
      validation("B3:B3", "whole", "2", "9"),
    ],
    notes: new Map([[cellKey(2, 1), "Until the lease ends."]]),
  });
  const { inputs } = proposeView(open);
  expect(inputs.map(({ label, limits, note }) => [label, limits, note])).toEqual([
    ["Case", { choices: ["Base", "High"] }, null],
    ["Region", { choices: ["North", "South", "West"] }, null],
    ["Years", { min: 2, max: 9 }, "Until the lease ends."],
  ]);
});

test("a date can be five years earlier and later, unless the workbook has limits of its own", () => {
  const plain = { fontColor: null, isBold: false, isLocked: true, isInput: false };
  const book = sampleBook({ Inputs: { A1: "Start", B1: 46_037, A2: "Days", B2: "=B1*2" } });
  const dated = { ...book, styles: [{ ...plain, format: "yyyy-mm-dd" }] };
  const limitsOf = (validations: ReturnType<typeof validation>[]) =>
    viewOfProposal(proposeView(withMore(dated, { validations })), "Plan").inputs;
  expect(limitsOf([])).toMatchObject({ start: { first: "2021-01-15", last: "2031-01-15" } });
  expect(limitsOf([validation("B1:B1", "date", "46023", "46387")])).toMatchObject({
    start: { first: "2026-01-01", last: "2026-12-31" },
  });
});

test("results begin with the rate of return and end with the checks", () => {
  const { results } = proposed({
    Summary: {
      ...{
        A1: "Base",
        B1: 1,
        A2: "Balance check",
        B2: "=B1-1",
        A3: "Verdict",
        B3: '=IF(B1>0,"Yes","")',
      },
      ...{ A4: "Irrigation", B4: "=B1*2", A5: "Equity IRR", B5: "=B1/5", A6: "XNPV", B6: "=B1*3" },
    },
  });
  expect(results.map(({ label }) => label)).toEqual([
    ...["Equity IRR", "XNPV", "Irrigation", "Verdict", "Balance check"],
  ]);
});

test("a hidden sheet has no inputs and no results", () => {
  const book = sampleBook({
    Workings: { A1: "Rate", B1: 0.1, A2: "Steps", B2: "=B1*2" },
    Model: { A1: "Amount", B1: 100, A2: "Interest", B2: "=B1*Workings!B1" },
  });
  const { inputs, results } = proposeView(withMore(book, { visibility: "hidden" }));
  expect(inputs.map(({ place }) => place)).toEqual(["Model!B1"]);
  expect(results.map(({ place }) => place)).toEqual(["Model!B2"]);
});

test("a named cell of a later sheet is an input by its name", () => {
  const { inputs } = proposed(
    {
      Model: { A1: "Amount", B1: 100, A2: "Interest", B2: "=B1*rate" },
      Market: { A1: "Rate", B1: 0.1 },
    },
    { rate: "Market!$B$1" },
  );
  expect(inputs.map(({ place, why }) => [place, why])).toContainEqual(["Market!B1", "name rate"]);
});

test("the page opens with the first group of at most eight inputs; a longer one is folded everywhere", () => {
  const block = (sheet: string, count: number) => ({
    [sheet]: {
      ...rows(count, (at) => ({ [`A${at}`]: `${sheet} ${at}`, [`B${at}`]: at })),
      ...{ D1: "All", E1: `=SUM(B2:B${count + 1})` },
    },
  });
  const { groups } = viewOfProposal(
    proposed({ ...block("Long", 9), ...block("Eight", 8), ...block("Two", 2) }),
    "Plan",
  );
  expect(groups?.map(({ title, names, folds }) => [title, names.length, folds])).toEqual([
    ["Eight", 8, undefined],
    ["Long", 9, "always"],
    ["Two", 2, true],
  ]);
});

test("a chart has a color for each line, and no line twice", () => {
  const { chart } = viewOfProposal(
    proposed({
      Plan: {
        ...{
          B1: 2026,
          C1: 2027,
          D1: 2028,
          G1: 5,
          A2: "Opening cash",
          B2: "=G1",
          C2: "=B5",
          D2: "=C5",
        },
        ...{
          A3: "Sales",
          B3: "=G1*3",
          C3: "=B3",
          D3: "=C3",
          A4: "Net profit",
          B4: "=B3/3",
          C4: "=C3/3",
        },
        ...{ D4: "=D3/3", A5: "Closing cash", B5: "=B2+B4", C5: "=C2+C4", D5: "=D2+D4" },
      },
    }),
    "Plan",
  );
  expect(chart).toMatchObject({
    title: "Sales, net profit and closing cash, by year",
    lines: [
      { name: "sales", tone: "green" },
      { name: "netProfit", tone: "blue" },
      { name: "closingCash", tone: "ochre" },
    ],
  });
});

test("of the figures beside a schedule those between its columns are no results", () => {
  const { results } = proposed({
    Loan: {
      ...{ A1: "Month", B1: "Paid", C1: "Owed", D1: "Note", E1: "Share" },
      ...rows(4, (at) => ({
        ...{ [`A${at}`]: at - 1, [`B${at}`]: "=$H$1", [`C${at}`]: `=$H$2-B${at}` },
        ...{ [`E${at}`]: `=B${at}/C${at}` },
      })),
      ...{ D3: "=B3*7", G1: "Payment", H1: 5, G2: "Loan", H2: 900 },
      ...{ G4: "Interest", H4: "=H2*0.04", G5: "Fee", H5: "=H2*0.01" },
    },
  });
  expect(results.map(({ label }) => label)).toEqual(["Interest", "Fee"]);
});

test("results are those of a block called so, or what is named, with the reason", () => {
  const reasons = (...sheets: Parameters<typeof sampleBook>) =>
    proposed(...sheets).results.map(({ label, why }) => [label, why]);
  const block = {
    ...{ A1: "House", A3: "Inputs", A4: "Rent", B4: 900, A6: "Results", A7: "Cost", B7: "=B4*12" },
    ...{ A8: "Half", B8: "=B7/2", A10: "Extra", A11: "More", B11: "=B8*3" },
  };
  expect(reasons({ Plan: block })).toEqual([
    ["Cost", "below Results"],
    ["Half", "below Results"],
  ]);
  const named = { A1: "Rent", B1: 900, A2: "Cost", B2: "=B1*12", A3: "Half", B3: "=B2/2" };
  const names = { cost: "Plan!$B$2", half: "Plan!$B$3" };
  expect(reasons({ Plan: named }, names)).toEqual([
    ["Cost", "name cost"],
    ["Half", "name half"],
  ]);
});

test("a date comes after the amounts, and the headline figures before them", () => {
  const cells = {
    ...{ A1: "Base", B1: 1, A2: "Exit", B2: "=B1+46000", A3: "Value", B3: "=B1*2" },
    ...{ A4: "NPV", B4: "=B1*5" },
  };
  const book = withStyles(sampleBook({ Summary: cells }), {
    "Summary!B2": { format: "yyyy-mm-dd" },
  });
  const { results, guesses } = proposeView(calculated(book, functions));
  expect(results.map(({ label }) => label)).toEqual(["NPV", "Value", "Exit"]);
  expect(guesses).toContain("Summary!B3: result “Value” (sheet Summary)");
});

test("a figure among the lines of a table is no result, if there are others in its row", () => {
  const { results } = proposed({
    Plan: {
      ...{ B1: 2026, C1: 2027, D1: 2028, A2: "Inflow", B2: "=F9", C2: "=B2*2", D2: "=C2*2", F9: 9 },
      ...{
        A3: "Bonus",
        B3: "=B2/9",
        C3: 5,
        D3: "none",
        A4: "Sum",
        B4: "=B2",
        C4: "=B4",
        D4: "=C4",
      },
      ...{ A6: "Cover", B6: "=D4/F9", A7: "Rank", B7: "=B6*2" },
    },
  });
  expect(results.map(({ label }) => label)).toEqual(["Cover", "Rank"]);
});
