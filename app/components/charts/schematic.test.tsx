import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { barsOf, placesOf, rulesOf } from "./drawn-shapes.ts";
import { type Schematic, SchematicChart } from "./schematic.tsx";

const kinds: Schematic[] = [
  "line",
  "bars",
  "falling-bars",
  "waterfall",
  "scatter",
  "table",
  "dashboard",
  "price-curve",
  "frontier",
  "roc-curve",
  "payoff",
];

describe.each(kinds)("the schematic %s", (kind) => {
  const chart = <SchematicChart kind={kind} />;

  test("keeps to its plot, and says nothing to a screen reader", () => {
    const places = placesOf(chart);
    expect(places.length).toBeGreaterThan(10);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(100);
    expect(renderToStaticMarkup(chart)).toMatch(/^<svg aria-hidden="true"/);
  });
});

test("the bars of a schematic start at its base and differ in height", () => {
  const bars = barsOf(<SchematicChart kind="falling-bars" />);
  const base = rulesOf(<SchematicChart kind="falling-bars" />)[1]?.from[1];
  expect(bars.map(({ bottom }) => Math.round(bottom * 10) / 10)).toEqual(bars.map(() => base));
  expect(bars.map(({ height }) => height)).toEqual(
    bars.map(({ height }) => height).toSorted((a, b) => b - a),
  );
});
