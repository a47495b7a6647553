import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import { SheetChart } from "./sheet-chart.tsx";

/** The texts of the chart of one line under these headings. */
function textsOf(
  kind: "line" | "column",
  headings: readonly (string | number)[],
  values: readonly (number | "")[],
  label = "Sales",
) {
  const areNumbers = headings.every((heading) => typeof heading === "number");
  const positions = areNumbers ? headings : headings.map((_, index) => index + 1);
  const names = areNumbers ? undefined : headings;
  const sheet = {
    chart: { title: "Sales", kind, lines: [{ name: "sales", tone: "green" }] },
    tables: {
      plan: { title: "Plan", axis: { label: "Region", positions, names }, lines: { sales: {} } },
    },
  } as unknown as SheetModel<object>;
  const figures = {
    describe: () => ({ label, unit: "number", digits: 0 }),
    at: (_: string, position: number) => values[positions.indexOf(position)],
  } as unknown as ShownFigures;
  const html = renderToStaticMarkup(<SheetChart sheet={sheet} figures={figures} />);
  return { html, texts: [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text) };
}

test("few periods are all named, and nothing between them is", () => {
  const { texts } = textsOf("line", ["FY26", "FY27", "FY28"], [10, 20, 30]);
  expect(texts).toEqual(expect.arrayContaining(["FY26", "FY27", "FY28"]));
  expect(texts).not.toContain("1.5");
});

test("a line whose name has no room at its end is named in a legend", () => {
  const named = textsOf("line", [1, 2, 3], [1, 2, 3], "Cash at end of month").html;
  expect(named).toMatch(/<ul aria-label="Lines".*Cash at end of month<\/span>/);
  expect(named).not.toMatch(/<text[^>]*>Cash/);
  expect(textsOf("line", [1, 2, 3], [1, 2, 3]).html).not.toContain("<ul");
});

test("years have no separator of thousands", () => {
  const { texts } = textsOf("line", [2026, 2027, 2028], [10, 20, 30]);
  expect(texts).toEqual(expect.arrayContaining(["2026", "2027", "2028"]));
});

test("names have a column each, without a line from one to the next", () => {
  const { html, texts } = textsOf("column", ["North", "South", "East"], [10, 30, 20]);
  expect(texts).toEqual(expect.arrayContaining(["North", "South", "East"]));
  expect(html).toContain("the most, 30, is South");
});

test("a line ends where a workbook has empty texts", () => {
  expect(textsOf("line", ["1", "2", "3"], [10, 5, ""]).html).toContain("from 10 to 5");
});
