import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import { SheetChart } from "./sheet-chart.tsx";

/** The texts of the chart of one line under these headings. */
function textsOf(
  kind: "line" | "column",
  names: readonly string[],
  values: readonly (number | "")[],
) {
  const positions = names.map((_, index) => index + 1);
  const sheet = {
    chart: { title: "Sales", kind, lines: [{ name: "sales", tone: "green" }] },
    tables: {
      plan: { title: "Plan", axis: { label: "Region", positions, names }, lines: { sales: {} } },
    },
  } as unknown as SheetModel<object>;
  const figures = {
    describe: () => ({ label: "Sales", unit: "number", digits: 0 }),
    at: (_: string, position: number) => values[position - 1],
  } as unknown as ShownFigures;
  const html = renderToStaticMarkup(<SheetChart sheet={sheet} figures={figures} />);
  return { html, texts: [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text) };
}

test("few periods are all named, and nothing between them is", () => {
  const { texts } = textsOf("line", ["FY26", "FY27", "FY28"], [10, 20, 30]);
  expect(texts).toEqual(expect.arrayContaining(["FY26", "FY27", "FY28"]));
  expect(texts).not.toContain("1.5");
});

test("names have a column each, without a line from one to the next", () => {
  const { html, texts } = textsOf("column", ["North", "South", "East"], [10, 30, 20]);
  expect(texts).toEqual(expect.arrayContaining(["North", "South", "East"]));
  expect(html).toContain("the most, 30, is South");
});

test("a line ends where a workbook has empty texts", () => {
  expect(textsOf("line", ["1", "2", "3"], [10, 5, ""]).html).toContain("from 10 to 5");
});
