import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ColumnChart, type ColumnPart } from "./column-chart.tsx";
import {
  barsOf,
  collisions,
  labelsOf,
  rulesOf,
  shapesOf,
  textBoxesOf,
} from "./test-drawn-shapes.ts";

const part = (value: number, more: Partial<ColumnPart> = {}): ColumnPart => ({
  name: `part of ${value}`,
  value,
  tone: "blue",
  ...more,
});

function chart(
  columns: readonly (readonly ColumnPart[])[],
  labels: "value axis" | "part names" = "value axis",
) {
  return (
    <ColumnChart
      label="Some columns"
      columns={columns.map((parts, index) => ({ name: `${index + 1}`, parts }))}
      format={String}
      labels={labels}
      plotHeight={288}
    />
  );
}

describe("ColumnChart", () => {
  test("draws a value to compare with, and names it at the right", () => {
    const compared = (
      <ColumnChart
        label="Hours"
        columns={[{ name: "Mon", parts: [part(4)] }]}
        format={(value) => value.toFixed(2)}
        formatTick={String}
        reference={{ value: 8, name: "8 h" }}
        labels="value axis"
        plotHeight={208}
      />
    );
    expect(labelsOf(compared)).toContainEqual({ x: 100, y: 0, text: "8 h" });
    expect(rulesOf(compared)).toContainEqual({ from: [0, 0], to: [100, 0], className: "text-ink" });
    expect(labelsOf(compared).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["4.00", "8"]),
    );
  });

  test("writes no total across the value to compare with", () => {
    for (const value of [4.6, 7.3, 7.41, 7.68, 7.92, 8, 8.5]) {
      const compared = (
        <ColumnChart
          label="Hours"
          columns={[{ name: "Mon", parts: [part(value)] }]}
          format={(hours) => hours.toFixed(2)}
          formatTick={String}
          reference={{ value: 8, name: "8 h" }}
          labels="value axis"
          plotHeight={208}
        />
      );
      const size = { width: 290, height: 208 };
      const total = textBoxesOf(compared, size).find(({ text }) => text === value.toFixed(2));
      const line = rulesOf(compared).at(-1)?.from[1] ?? 0;
      const at = (line / 100) * size.height;
      expect(total && (total.bottom < at || total.top > at)).toBe(true);
    }
  });

  test("has an accessible name", () => {
    const plot = shapesOf(chart([[part(1)]])).find(({ tag }) => tag === "svg");
    expect(plot).toMatchObject({ "aria-label": "Some columns" });
  });

  test("starts at zero, and is twice as high for twice the value", () => {
    const [one, two] = barsOf(chart([[part(50)], [part(100)]]));
    expect(one).toMatchObject({ bottom: 100, height: 50 });
    expect(two).toMatchObject({ bottom: 100, height: 100, top: 0 });
  });

  test("gives each column its share of the width", () => {
    const [one, two] = barsOf(chart([[part(1)], [part(1)]]));
    expect(one).toMatchObject({ left: 8, width: 34 });
    expect(two).toMatchObject({ left: 58, width: 34 });
    expect(labelsOf(chart([[part(1)], [part(1)]])).filter(({ y }) => y === 100)).toMatchObject([
      { text: "0.0" },
      { x: 25, text: "1" },
      { x: 75, text: "2" },
    ]);
  });

  test("stacks parts without a gap, so that their heights add up to the total", () => {
    const [low, middle, high] = barsOf(chart([[part(20), part(30), part(50)]]));
    expect([low?.height, middle?.height, high?.height]).toEqual([20, 30, 50]);
    expect(low?.top).toBe(middle?.bottom);
    expect(middle?.top).toBe(high?.bottom);
    expect(labelsOf(chart([[part(20), part(30), part(50)]]))).toContainEqual({
      x: 50,
      y: 0,
      text: "100",
    });
  });

  test("hangs negative values below the line of zero", () => {
    const mixed = chart([[part(30), part(-10)]]);
    const [up, down] = barsOf(mixed);
    const zero = rulesOf(mixed).at(-1);
    expect(zero).toMatchObject({ from: [0, 75], to: [100, 75], className: "text-ink" });
    expect(up).toMatchObject({ top: 0, bottom: 75 });
    expect(down).toMatchObject({ top: 75, bottom: 100 });
    expect(labelsOf(mixed)).toContainEqual({ x: 50, y: 0, text: "20" });
  });

  test("writes the total of an all-negative column on the zero line", () => {
    expect(labelsOf(chart([[part(-10), part(-30)]]))).toContainEqual({ x: 50, y: 0, text: "-40" });
  });

  test("keeps totals, values and names apart on a phone, whatever the values are", () => {
    const values = fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(values, (values) => {
        const boxes = textBoxesOf(chart(values.map((value) => [part(value)])), {
          width: 290,
          height: 288,
        });
        expect(collisions(boxes)).toEqual([]);
      }),
    );
  });

  test("has its ticks at the values they name", () => {
    const ticks = rulesOf(chart([[part(100)]])).slice(0, -1);
    expect(ticks.map(({ from }) => from[1])).toEqual([100, 80, 60, 40, 20, 0]);
  });

  test("draws nothing, and no total, where a value is zero", () => {
    const empty = chart([[part(0)], [part(10)]]);
    expect(barsOf(empty)).toHaveLength(1);
    expect(labelsOf(empty).filter(({ text, x }) => text === "0" && x > 0)).toEqual([]);
  });

  test("names the parts beside the last column, none on another", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 6 }), (values) => {
        const parts = values.map((value, index) => part(value, { name: `name ${index}` }));
        const boxes = textBoxesOf(chart([parts], "part names"), { width: 260, height: 288 });
        const names = boxes.filter(({ text }) => text.startsWith("Name"));
        expect(names).toHaveLength(values.filter((value) => value > 0).length);
        expect(collisions(names)).toEqual([]);
      }),
    );
  });
});
