import { expect, test } from "vitest";
import { functions } from "../functions/all.ts";
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
