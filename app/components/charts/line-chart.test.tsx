import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LineChart } from "./line-chart.tsx";
import type { Series } from "./readings.tsx";
import {
  collisions,
  crossedTexts,
  dotsOf,
  labelsOf,
  linesOf,
  plotWidthOf,
  rulesOf,
  shapesOf,
  textBoxesOf,
} from "./test-drawn-shapes.ts";

const rising: Series = {
  name: "rising",
  tone: "green",
  points: [
    { x: 0, y: -10 },
    { x: 5, y: 10 },
    { x: 10, y: 30 },
  ],
};

function chart(props: Partial<Parameters<typeof LineChart>[0]> = {}) {
  return (
    <LineChart
      label="Three values"
      series={[rising]}
      formatX={String}
      formatY={String}
      formatReading={String}
      readingTitle={String}
      {...props}
    />
  );
}

describe("LineChart", () => {
  test("has more values at its side where few would leave a quarter of it empty", () => {
    const toTop = (y: number) => {
      const points = [
        { x: 0, y: 0 },
        { x: 1, y },
      ];
      const texts = labelsOf(chart({ series: [{ ...rising, points }] })).map(({ text }) => text);
      return Math.max(...texts.map(Number).filter((value) => value > 1));
    };
    // Steps of 5 would end at 20, in both.
    expect(toTop(19)).toBe(20);
    expect(toTop(15.2)).toBe(16);
  });

  test("says its label, and nothing else of what is drawn, to a screen reader", () => {
    const [plot, ...others] = shapesOf(chart()).filter(({ role }) => role);
    expect(plot).toMatchObject({ tag: "svg", role: "img", "aria-label": "Three values" });
    expect(others).toEqual([]);
  });

  test("draws each value where the scales put it: −10 at the bottom, 30 at the top", () => {
    expect(linesOf(chart())).toEqual([
      [
        [0, 100],
        [50, 50],
        [100, 0],
      ],
    ]);
  });

  test("has its ticks at the values they name, and the line of zero in ink", () => {
    const ticks = rulesOf(chart()).map(({ from, to, className }) => [from, to, className]);
    expect(ticks).toEqual([
      [[0, 100], [100, 100], "text-rule"],
      [[0, 75], [100, 75], "text-ink"],
      [[0, 50], [100, 50], "text-rule"],
      [[0, 25], [100, 25], "text-rule"],
      [[0, 0], [100, 0], "text-rule"],
    ]);
    expect(labelsOf(chart()).slice(0, 5)).toEqual([
      { x: 0, y: 100, text: "-10" },
      { x: 0, y: 75, text: "0" },
      { x: 0, y: 50, text: "10" },
      { x: 0, y: 25, text: "20" },
      { x: 0, y: 0, text: "30" },
    ]);
    expect(labelsOf(chart()).slice(-6)).toEqual(
      [0, 2, 4, 6, 8, 10].map((x) => ({ x: x * 10, y: 100, text: String(x) })),
    );
  });

  test("keeps its base in view, and draws that line in ink", () => {
    const points = [
      { x: 0, y: 120 },
      { x: 1, y: 160 },
    ];
    const indexed = chart({ series: [{ ...rising, points }], base: 100 });
    const [base] = rulesOf(indexed).filter(({ className }) => className === "text-ink");
    expect(base?.from).toEqual([0, 100]);
    expect(linesOf(indexed)[0]?.[0]?.[1]).toBeCloseTo(66.67, 1);
  });

  test("puts its mark at the point it names", () => {
    const marked = chart({ marks: [{ x: 2.5, y: 0, text: "here" }] });
    expect(dotsOf(marked)).toEqual([[25, 75]]);
    expect(labelsOf(marked)).toContainEqual({ x: 25, y: 75, text: "here" });
  });

  test("leads from its mark to a label that is further away", () => {
    const points = [0, 4, 5, 6, 10].map((x) => ({ x, y: Math.abs(x - 5) * 20 + 10 }));
    const floor = [0, 10].map((x) => ({ x, y: 5 }));
    const series = [
      { ...rising, points },
      { ...rising, name: "floor", points: floor },
    ];
    const marked = chart({ series, marks: [{ x: 5, y: 10, text: "€0.70m" }] });
    const leader = shapesOf(marked).find(({ tag, y2 = "" }) => tag === "line" && !y2.endsWith("%"));
    expect(Math.hypot(Number(leader?.x2), Number(leader?.y2))).toBeGreaterThan(5);
    expect(crossedTexts(marked, { width: plotWidthOf(marked, 350), height: 320 })).toEqual([]);
  });

  test("keeps the words of two marks apart, however near their points are", () => {
    const near = [
      { x: 5, y: 10, text: "quarter 24" },
      { x: 5.5, y: 12, text: "break-even" },
    ];
    for (const column of [320, 680]) {
      const marked = chart({ marks: near });
      const boxes = textBoxesOf(marked, { width: plotWidthOf(marked, column), height: 320 });
      const words = boxes.filter(({ text }) => near.some((mark) => mark.text === text));
      expect(words).toHaveLength(2);
      expect(collisions(words)).toEqual([]);
    }
  });

  test("draws values that are all the same on one level", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    expect(linesOf(chart({ series: [{ ...rising, points }] }))).toEqual([
      [
        [0, 100],
        [100, 100],
      ],
    ]);
  });

  test("names the lines where they end, in their order, and never one on another", () => {
    const ends = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(ends, (values) => {
        const series = values.map((end, index) => ({
          ...rising,
          name: `line ${index}`,
          points: [
            { x: 0, y: 0 },
            { x: 1, y: end },
          ],
        }));
        const boxes = textBoxesOf(chart({ series }), { width: 260, height: 320 });
        expect(collisions(boxes.filter(({ text }) => text.startsWith("line")))).toEqual([]);
      }),
    );
  });
});
