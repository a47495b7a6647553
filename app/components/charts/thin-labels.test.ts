import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { thinLabels } from "./thin-labels.ts";

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
