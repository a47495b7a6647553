import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  barsOf,
  collisions,
  crossedTexts,
  dotsOf,
  guttersOf,
  labelsOf,
  linesOf,
  placesOf,
  plotWidthOf,
  rulesOf,
  shapesOf,
  textBoxesOf,
} from "#app/components/charts/test-drawn-shapes.ts";
import { ChartExample, type ChartType, chartExamples } from "./chart-example.tsx";

const types = Object.keys(chartExamples) as ChartType[];

function example(type: ChartType) {
  return <ChartExample type={type} />;
}

describe.each(types)("the example of type %s", (type) => {
  test("has one description for screen readers", () => {
    const labels = shapesOf(example(type))
      .filter(({ tag }) => tag !== "input")
      .flatMap((shape) => shape["aria-label"] ?? []);
    expect(labels).toEqual([chartExamples[type].description.replaceAll("'", "&#x27;")]);
    expect(labels[0]).toMatch(/\d/);
  });

  test("has its finding as a title, above the plot", () => {
    const markup = renderToStaticMarkup(example(type));
    expect(markup).toMatch(/^<figure><figcaption[^>]*>[^<]{12,}<\/figcaption>/);
  });

  test("is drawn from finite numbers, without inline styles, which the policy forbids", () => {
    expect(renderToStaticMarkup(example(type))).not.toMatch(/NaN|undefined|Infinity| style=/);
  });

  test("shows no figures from after the date of the article, January 8, 2024, but what it forecasts", () => {
    const shown = renderToStaticMarkup(example(type));
    const years = shown.match(/\b20[12]\d\b(?!\.)/g) ?? [];
    for (const year of years)
      expect(Number(year)).toBeLessThanOrEqual(type === "fan" ? 2025 : 2023);
  });

  test("stays within its plot", () => {
    const chart = example(type);
    const places = placesOf(chart);
    expect(places.length).toBeGreaterThan(10);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(100.02);
  });
});

/** Examples with several plots place their labels themselves. */
const inOneFrame = types.filter((type) => type !== "tornado" && type !== "small-multiples");

describe.each([
  { column: 320, fontSize: 11.5 },
  { column: 350, fontSize: 11.5 },
  { column: 680, fontSize: 12.5 },
])("in a column of $column pixels", ({ column, fontSize }) => {
  test.each(inOneFrame)("the labels of type %s do not touch, and stay in the column", (type) => {
    const room = guttersOf(example(type), column);
    const width = column - room.left - room.right;
    const boxes = textBoxesOf(example(type), { width, height: 208, fontSize });
    expect(collisions(boxes)).toEqual([]);
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(-room.left - 16);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(
      width + room.right + 16,
    );
  });

  test.each(inOneFrame)("no line of type %s touches a label", (type) => {
    const width = plotWidthOf(example(type), column);
    expect(crossedTexts(example(type), { width, height: 208, fontSize })).toEqual([]);
  });
});

describe("the numbers in a description", () => {
  test("of the waterfall lead from budget to actual: 19.5 + 6 + 3.5 − 7 − 2.5 − 1.1 = 18.4", () => {
    expect(chartExamples.waterfall.description).toContain("budget of €19.5m to an actual €18.4m");
  });

  test("of the indexed lines are shares of the first year: 68/24, 27/26 and 57/68", () => {
    expect(chartExamples["indexed-line"].description).toContain(
      "Services is at 283, Licenses is at 104, Hardware is at 84",
    );
  });

  test("of the scatter plot give the slope that Python's statistics.linear_regression gives", () => {
    // 71.30 basis points for each turn.
    expect(chartExamples.scatter.description).toContain("about 71 basis points");
  });

  test("of the fan give the quantiles of Python's statistics.NormalDist(43.6, 1.3 × √8)", () => {
    expect(chartExamples.fan.description).toContain("50% band reaches from 41.1 to 46.1");
    expect(chartExamples.fan.description).toContain("80% band reaches from 38.9 to 48.3");
    expect(chartExamples.fan.description).toContain("95% band reaches from 36.4 to 50.8");
  });
});

describe("what an example draws is where its numbers put it:", () => {
  test("the waterfall’s actual of 18.4 against a budget of 19.5", () => {
    const bars = barsOf(example("waterfall"));
    expect((bars.at(-1)?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(18.4 / 19.5, 2);
  });

  test("the indexed lines all start at the base of 100", () => {
    const base = rulesOf(example("indexed-line")).find(({ className }) => /ink/.test(className));
    for (const line of linesOf(example("indexed-line"))) {
      expect(line[0]).toEqual([0, base?.from[1]]);
    }
  });

  test("columns of revenue in the proportion of 118 to 152, the line of margins above them", () => {
    const bars = barsOf(example("column-line"));
    expect((bars[0]?.height ?? 0) / (bars[5]?.height ?? 1)).toBeCloseTo(118 / 152, 2);
    const [margins = []] = linesOf(example("column-line"));
    const lowest = Math.max(...margins.map(([, y = 0]) => y));
    expect(lowest).toBeLessThan(Math.min(...bars.map(({ top }) => top)));
  });

  test("services at the bottom of the stacked columns, 68 of 152 in the last one", () => {
    const bars = barsOf(example("stacked-column"));
    const last = bars.slice(-3);
    expect(last[0]?.bottom).toBeCloseTo(100, 1);
    expect(last[0]?.height).toBeCloseTo((68 / 152) * 100, 1);
    expect(last.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(100, 1);
  });

  test("a bullet’s bar to 152 and its mark at 150 on a scale to 170", () => {
    const bars = barsOf(example("bullet"));
    expect(bars[3]?.right).toBeCloseTo((152 / 170) * 100, 1);
    expect(rulesOf(example("bullet"))[0]?.from[0]).toBeCloseTo((150 / 170) * 100, 1);
    expect(bars.slice(0, 3).map(({ right }) => Math.round(right))).toEqual([71, 82, 100]);
  });

  test("a slope that falls by eight points is eight times as steep as one that rises by one", () => {
    const [, , north, , , west] = rulesOf(example("slope"));
    const fall = (rule: typeof north) => (rule?.to[1] ?? 0) - (rule?.from[1] ?? 0);
    expect(fall(north)).toBeCloseTo(-8 * fall(west), 1);
    expect(fall(north)).toBeGreaterThan(0);
  });

  test("all small multiples on one scale: 148 and 83 at its two ends", () => {
    const ends = linesOf(example("small-multiples")).map((line) => line.at(-1)?.[1]);
    expect(ends[2]).toBeCloseTo(((150 - 148) / 70) * 100, 1);
    expect(ends[3]).toBeCloseTo(((150 - 83) / 70) * 100, 1);
  });

  test.each(["column-line", "pareto", "histogram"] as const)(
    "the bars of type %s rise from the line at the bottom of the plot",
    (type) => {
      const base = rulesOf(example(type)).at(-1);
      expect(base).toMatchObject({ className: "text-ink" });
      for (const { bottom } of barsOf(example(type))) expect(bottom).toBeCloseTo(100, 1);
      expect([base?.from[1], base?.to[1]]).toEqual([100, 100]);
    },
  );

  test("the heat map’s deepest cell is its largest amount, 120", () => {
    const depths = shapesOf(example("heatmap")).flatMap((shape) =>
      shape["fill-opacity"] ? [Number(shape["fill-opacity"])] : [],
    );
    expect(depths.indexOf(Math.max(...depths))).toBe(8);
  });

  test("the Pareto chart’s running total ends at the top, from the height of its first column", () => {
    const [first] = barsOf(example("pareto"));
    const [total = []] = linesOf(example("pareto"));
    expect(total[0]?.[1]).toBe(first?.top);
    expect(total.at(-1)?.[1]).toBe(0);
  });

  test.each([
    ["histogram", "164 of 320", [3, 4, 5, 6, 7, 8]],
    ["pareto", "Two reasons", [0, 1]],
  ] as const)("the bars in color are those that the title of %s counts", (type, title, counted) => {
    expect(chartExamples[type].finding).toContain(title);
    const inColor = barsOf(example(type)).flatMap(({ className }, index) =>
      /text-accent/.test(className) ? [index] : [],
    );
    expect(inColor).toEqual(counted);
  });

  test("the histogram’s bins side by side, 96 twice as high as 48, the term after three", () => {
    const bars = barsOf(example("histogram"));
    expect((bars[2]?.height ?? 0) / (bars[1]?.height ?? 1)).toBeCloseTo(2, 2);
    expect(bars[1]?.left).toBeCloseTo(bars[0]?.right ?? 0, 1);
    expect(rulesOf(example("histogram"))[0]?.from[0]).toBeCloseTo(bars[2]?.right ?? 0, 1);
  });

  test("a borrower with a leverage of 0.8 and a spread of 95 on scales to 5 and 400", () => {
    expect(dotsOf(example("scatter"))[0]).toEqual([16, 76.25]);
  });

  test("the tornado’s strongest input reaches one of the ends of its scale", () => {
    const [loss, gain] = barsOf(example("tornado"));
    expect(Math.max(50 - (loss?.left ?? 50), (gain?.right ?? 50) - 50)).toBeCloseTo(50, 1);
  });

  test("the offer of 455 in the middle of the football field, within the range of the DCF", () => {
    const [dcf] = barsOf(example("football-field"));
    const offer = rulesOf(example("football-field"))[0]?.from[0] ?? 0;
    expect(offer).toBeCloseTo(50, 1);
    expect(dcf?.left).toBeLessThan(offer);
    // (455 − 410) / (520 − 410)
    expect((offer - (dcf?.left ?? 0)) / (dcf?.width ?? 1)).toBeCloseTo(45 / 110, 2);
  });

  test("the fan’s bands open from the last known value, the narrower inside the wider", () => {
    const [wide = [], middle = [], narrow = [], past = []] = linesOf(example("fan"));
    expect(wide[0]).toEqual(past.at(-1));
    const widthOf = (band: number[][]) => (band[9]?.[1] ?? 0) - (band[8]?.[1] ?? 0);
    // Normal quantiles of 95% and 50%.
    expect(widthOf(wide) / widthOf(narrow)).toBeCloseTo(1.96 / 0.674, 2);
    expect(widthOf(middle)).toBeLessThan(widthOf(wide));
  });

  test("the fan’s axis ends with the last quarter of the forecast, the candles’ has their Fridays", () => {
    const texts = (type: ChartType) => labelsOf(example(type)).map(({ text }) => text);
    expect(texts("fan")).toEqual(expect.arrayContaining(["Q4 2023", "Q4 2025"]));
    // December 1, 2023 was a Friday.
    expect(texts("candlestick").slice(-4)).toEqual(["Nov 10", "Nov 17", "Nov 24", "Dec 1"]);
  });

  test("a bullet’s value has its unit", () => {
    const texts = labelsOf(example("bullet")).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(["€152m", "12.1%", "212"]));
  });

  test("a candle’s body never reaches beyond its wick, and prices are where the axis says", () => {
    const chart = example("candlestick");
    const wicks = rulesOf(chart).slice(3);
    const bodies = barsOf(chart);
    expect(wicks).toHaveLength(20);
    for (const [index, { from, to }] of wicks.entries()) {
      expect(from[1]).toBeLessThanOrEqual(bodies[index]?.top ?? 0);
      expect((bodies[index]?.bottom ?? 100) - 0.01).toBeLessThanOrEqual(to[1] ?? 0);
    }
    // The first day opens at 50, which has its own grid line.
    expect(labelsOf(chart)[0]?.text).toBe("50");
    expect(bodies[0]?.bottom).toBeCloseTo(rulesOf(chart)[0]?.from[1] ?? 0, 1);
  });
});
