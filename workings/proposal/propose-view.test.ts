import { expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import { parseArea } from "../workbook/area.ts";
import { calculated, openWorkbook } from "../workbook/open-workbook.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import { relationsXml, sampleFile, sheetPart, sheetXml } from "../workbook/sample-file.ts";
import { proposeView } from "./propose-view.ts";
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
    "Inputs!B2 and 19 more: left out, because a page with more inputs is hard to use",
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
