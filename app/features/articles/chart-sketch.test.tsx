import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ChartSketch, type ChartType, sketches } from "./chart-sketch.tsx";

const types = Object.keys(sketches) as ChartType[];
const article = "content/articles/ctrl-alt-chart.mdx";

function drawn(type: ChartType) {
  return renderToStaticMarkup(<ChartSketch type={type} />);
}

function attributes(markup: string, name: string) {
  return [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value]) => value);
}

// An owner may remove the article and keep the sketches.
test.skipIf(!existsSync(article))(
  "there is a sketch for each chart of the article, in its order",
  () => {
    const asked = [
      ...readFileSync(article, "utf8").matchAll(/<ChartSketch type="([^"]+)" \/>/g),
    ].map(([, type]) => type);
    expect(asked).toHaveLength(15);
    expect(asked).toEqual(types);
  },
);

describe.each(types)("the sketch of type %s", (type) => {
  test("shows no figures from after the date of the article, January 8, 2024", () => {
    const years = (drawn(type) + sketches[type].caption).match(/\b20[12]\d\b(?!\.)/g) ?? [];
    for (const year of years) expect(Number(year)).toBeLessThan(2024);
  });

  test("says what it shows to those who cannot see it", () => {
    const [description] = attributes(drawn(type), "aria-label");
    expect(drawn(type)).toContain('role="img"');
    expect(description).toBe(sketches[type].description.replaceAll("'", "&#x27;"));
    expect(sketches[type].description).toMatch(/\d/);
    expect(sketches[type].caption).not.toBe("");
  });

  test("is drawn from numbers alone, without inline styles the policy forbids", () => {
    expect(drawn(type)).not.toMatch(/NaN|undefined|Infinity/);
    expect(attributes(drawn(type), "style")).toEqual([]);
  });

  test("stays within its frame", () => {
    for (const x of ["x", "x1", "x2", "cx"].flatMap((name) => attributes(drawn(type), name))) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(640);
    }
    for (const side of ["width", "height"].flatMap((name) => attributes(drawn(type), name))) {
      expect(Number(side)).toBeGreaterThan(0);
    }
  });
});

describe("the figures in a description", () => {
  test("of the waterfall lead from budget to actual: 20 + 6 + 3.5 − 7 − 2.5 − 1 = 19", () => {
    expect(sketches.waterfall.description).toContain("budget of €20.0m to an actual €19.0m");
  });

  test("of the indexed lines are shares of the first year: 401/240, 93/64 and 893/812", () => {
    expect(sketches["indexed-line"].description).toContain(
      "Services is at 167, Licences is at 145, Hardware is at 110",
    );
  });

  test("of the scatter plot give the slope that Python's statistics.linear_regression gives", () => {
    // 71.30 basis points for each turn.
    expect(sketches.scatter.description).toContain("about 71 basis points");
  });

  test("of the fan give the quantiles of Python's statistics.NormalDist(40.8, 1.3 × √8)", () => {
    expect(sketches.fan.description).toContain("50% band reaches from 38.3 to 43.3");
    expect(sketches.fan.description).toContain("80% band reaches from 36.1 to 45.5");
    expect(sketches.fan.description).toContain("95% band reaches from 33.6 to 48.0");
  });
});

test("a candle's body never reaches beyond its wick", () => {
  const candles = drawn("candlestick").matchAll(
    /y1="([\d.]+)" x2="[\d.]+" y2="([\d.]+)"[^>]*><\/line><rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g,
  );
  const spans = [...candles].map(([, ...numbers]) => numbers.map(Number));
  expect(spans).toHaveLength(20);
  for (const [high = 0, low = 0, top = 0, height = 0] of spans) {
    expect(high).toBeLessThanOrEqual(top);
    expect(top + height).toBeLessThanOrEqual(low);
  }
});
