import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Frame, thinLabels } from "./frame.tsx";
import { roundedLetterWidth, sideGap } from "./label-size.ts";
import { ScatterChart } from "./scatter-chart.tsx";
import { shapesOf } from "./test-drawn-shapes.ts";

const readings = { along: "x", places: [], read: () => ({ title: "", values: [] }) } as const;

/** Pixels of the padding that a class like `pl-12` gives, four each. */
function roomOf(side: "l" | "r", labels: readonly string[]) {
  const sides = side === "l" ? { left: labels } : { right: labels };
  const shapes = shapesOf(
    <Frame label="A frame" plotHeight={208} readings={readings} {...sides}>
      {null}
    </Frame>,
  );
  const frame = shapes.find(({ class: names = "" }) => /\bpb-\d/.test(names));
  return 4 * Number(new RegExp(`sm:p${side}-(\\d+)`).exec(frame?.class ?? "")?.[1] ?? 0);
}

describe.each(["l", "r"] as const)("a frame's room at the side (%s)", (side) => {
  test("fits labels of three to fifteen letters", () => {
    for (let length = 3; length <= 15; length += 1) {
      const needed = length * roundedLetterWidth + sideGap;
      expect(roomOf(side, ["x", "x".repeat(length)])).toBeGreaterThanOrEqual(needed);
      expect(roomOf(side, ["x".repeat(length)])).toBeLessThan(needed + 32);
    }
  });

  test("is none where there are no labels", () => {
    expect(roomOf(side, [])).toBe(0);
  });
});

test("a chart leaves room for its values as it writes them", () => {
  // A second argument, such as the index that `map` hands over, must not reach the format.
  const format = (value: number, digits = 0) => value.toFixed(digits);
  const chart = (
    <ScatterChart
      label="One dot"
      points={[{ x: 1, y: 300 }]}
      trend={[
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]}
      formatX={format}
      formatY={format}
      names={{ x: "across", y: "up" }}
    />
  );
  expect(shapesOf(chart).map(({ class: names = "" }) => names)).toContainEqual(
    expect.stringContaining("sm:pl-9"),
  );
});

const sizes = { plotWidth: 240, letterWidth: 7.5 };
const evenly = (...texts: string[]) =>
  texts.map((text, index) => ({ at: (100 * index) / (texts.length - 1), text }));
const textsOf = (labels: readonly { text: string }[]) => labels.map(({ text }) => text);

describe("thinLabels", () => {
  test("keeps all labels that have room on a phone", () => {
    const years = evenly("0", "5", "10", "15", "20", "25");
    expect(thinLabels(years, sizes)).toEqual(years);
  });

  test("keeps every second one where all would touch", () => {
    const years = evenly("2019", "2020", "2021", "2022", "2023", "2024", "2025", "2026", "2027");
    expect(textsOf(thinLabels(years, sizes))).toEqual(["2019", "2021", "2023", "2025", "2027"]);
  });

  test("keeps the first where there is room for one alone", () => {
    const long = "as long as a phone is wide, and longer";
    expect(textsOf(thinLabels(evenly(long, long, long), sizes))).toEqual([long]);
  });

  test("never lets two labels touch, whatever they say", () => {
    const anyTexts = fc.array(fc.string({ minLength: 1, maxLength: 24 }), {
      minLength: 2,
      maxLength: 24,
    });
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const spans = thinLabels(evenly(...texts), sizes).map(({ at, text }) => {
          const middle = (at / 100) * sizes.plotWidth;
          const half = (text.length * sizes.letterWidth) / 2;
          return { left: middle - half, right: middle + half };
        });
        expect(spans.length).toBeGreaterThan(0);
        for (const [index, { right }] of spans.slice(0, -1).entries()) {
          expect(right).toBeLessThan(spans[index + 1]?.left ?? 0);
        }
      }),
    );
  });
});
