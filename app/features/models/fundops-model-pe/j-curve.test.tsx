import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dotsOf, labelsOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/fund/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { JCurve } from "./j-curve.tsx";

const { base, downside } = sheet.presets;
const curve = ({ inputs }: typeof base) => (
  <JCurve figures={shownFigures(sheet.calculate(inputs))} />
);

test("the ring of the break-even is on the zero line, in the quarter that the title names", () => {
  const chart = curve(base);
  expect(renderToStaticMarkup(chart)).toContain("break even in cash in quarter 28 of 40");
  const zero = labelsOf(chart).find(({ text, x }) => text === "0" && x === 0);
  const ring = dotsOf(chart).at(-1);
  expect(ring?.[1]).toBe(zero?.y);
  expect(ring?.[0]).toBeGreaterThan((27 / 40) * 100);
  expect(ring?.[0]).toBeLessThanOrEqual((28 / 40) * 100);
});

test("the reported quarter is marked with its values, beside the break-even", () => {
  const texts = labelsOf(curve(base)).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(["Q24: −33.4", "Q24: 50.8", "Break-even in Q28"]));
});

test("at the end of the fund, when nothing is held, one mark has the value", () => {
  const texts = labelsOf(curve({ ...base, inputs: { ...base.inputs, quarter: 40 } })).map(
    ({ text }) => text,
  );
  expect(texts.filter((text) => text.startsWith("Q"))).toEqual(["Q40: 72.3"]);
});

test("the axis counts quarters, as title and readings do", () => {
  const ticks = labelsOf(curve(base)).filter(({ y }) => y === 100);
  expect(ticks.map(({ text }) => text)).toEqual(expect.arrayContaining(["8", "24", "40"]));
});

test("a fund that ends with a loss has no break-even", () => {
  expect(renderToStaticMarkup(curve(downside))).toContain("do not get their money back");
});
