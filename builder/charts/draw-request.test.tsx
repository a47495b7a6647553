import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  collisions,
  dotsOf,
  labelsOf,
  linesOf,
  placesOf,
  plotWidthOf,
  shapesOf,
  textBoxesOf,
} from "#app/components/charts/test-drawn-shapes.ts";
import type { BaseAxis } from "./base-axis.ts";
import { chartFigure } from "./chart-figure.tsx";
import { type ChartRequest, valueFormat } from "./chart-request.ts";
import { DrawnRequest } from "./draw-request.tsx";

function axisOf(texts: readonly string[]): BaseAxis {
  const values = texts.map((_, index) => index);
  return { values, ticks: values, tickText: (value) => texts[value] ?? "", texts };
}

function requestOf(more: Partial<ChartRequest> = {}): ChartRequest {
  const texts = ["2021", "2022", "2023", "2024"];
  return {
    name: "LineChart",
    alt: "Revenue rose faster than cost.",
    caption: undefined,
    x: { name: "year", axis: axisOf(texts) },
    series: [
      { name: "revenue", values: [1, 2, 3, 4] },
      { name: "cost", values: [1, 1.5, null, 2] },
    ],
    format: valueFormat("number", [1, 1.5]),
    base: 0,
    ...more,
  };
}

const drawn = (more?: Partial<ChartRequest>) => <DrawnRequest request={requestOf(more)} />;

describe("a chart drawn from a file", () => {
  test("has its alt text as its name", () => {
    const [svg] = shapesOf(drawn()).filter(({ tag }) => tag === "svg");
    expect(svg).toMatchObject({ role: "img", "aria-label": "Revenue rose faster than cost." });
  });

  test("leaves an empty cell out of its line", () => {
    expect(linesOf(drawn()).map((points) => points.length)).toEqual([4, 3]);
  });

  test("names short lines where they end, and long ones by letters and a legend", () => {
    expect(labelsOf(drawn()).map(({ text }) => text)).toContain("Revenue");
    const long = ["Operating expenses", "Cost of goods sold"].map((name) => {
      return { name, values: [1, 2, 3, 4] };
    });
    const chart = drawn({ series: long });
    expect(labelsOf(chart).map(({ text }) => text)).toEqual(expect.arrayContaining(["A", "B"]));
    expect(renderToStaticMarkup(chart)).toContain("</span>Operating expenses</span>");
  });

  test("does not name a line alone, and marks one of its points", () => {
    const chart = drawn({ series: [{ name: "revenue", values: [1, 0, 3, 4] }], mark: "2022" });
    expect(labelsOf(chart).map(({ text }) => text)).not.toContain("Revenue");
    expect(labelsOf(chart).filter(({ text }) => text === "2022")).toHaveLength(2);
    expect(dotsOf(chart)).toEqual([[expect.closeTo(33.33), 100]]);
  });

  test("keeps its labels apart on a phone, however many rows there are", () => {
    const texts = Array.from({ length: 40 }, (_, index) => `Quarter ${index + 1}`);
    const values = texts.map((_, index) => 1_000_000 + index);
    for (const name of ["LineChart", "ColumnChart"] as const) {
      const more = {
        name,
        x: { name: "quarter", axis: axisOf(texts) },
        series: [{ name: "sum", values }],
      };
      const phone = { width: plotWidthOf(drawn(more), 320), height: 320, fontSize: 11.5 };
      expect(collisions(textBoxesOf(drawn(more), phone)), name).toEqual([]);
    }
  });

  test("draws bars from zero, with every name", () => {
    const texts = ["Germany, Austria and Switzerland", "Rest of the world"];
    const bars = drawn({
      name: "BarChart",
      x: { name: "region", axis: axisOf(texts) },
      series: [{ name: "sales", values: [40, -20] }],
    });
    expect(labelsOf(bars).map(({ text }) => text)).toEqual([
      ...["Germany, Austria and Switzerland", "40.0"],
      ...["Rest of the world", "−20.0"],
    ]);
    expect(placesOf(bars).every((place) => place >= 0 && place <= 100)).toBe(true);
    expect(collisions(textBoxesOf(bars, { width: 240, height: 96 }))).toEqual([]);
  });

  test("stays inside the plot as a scatter chart", () => {
    const dots = drawn({
      name: "ScatterChart",
      x: { name: "risk", axis: { ...axisOf(["1", "2", "3", "4"]), ticks: undefined } },
      series: [{ name: "return", values: [3, 1, 4, 1] }],
    });
    expect(placesOf(dots).every((place) => place >= 0 && place <= 100)).toBe(true);
  });
});

describe("the table of a chart", () => {
  const textIn = (request: ChartRequest) => JSON.stringify(chartFigure(request, 1));

  test("has every value, and a dash for an empty cell", () => {
    const table = textIn(requestOf());
    for (const cell of ["2021", "4.0", "1.5", "–"]) expect(table).toContain(`"value":"${cell}"`);
  });

  test("summarizes a long file", () => {
    const texts = Array.from({ length: 100 }, (_, index) => String(index));
    const values = texts.map(Number).toReversed();
    const table = textIn(
      requestOf({ x: { name: "day", axis: axisOf(texts) }, series: [{ name: "price", values }] }),
    );
    for (const cell of ["First", "Lowest", "0 to 99"]) expect(table).toContain(`"${cell}"`);
    expect(table.match(/"tagName":"tr"/g)).toHaveLength(5);
  });
});
