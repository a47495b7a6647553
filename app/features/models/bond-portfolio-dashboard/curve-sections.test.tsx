import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { barsOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/bonds/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { CurveSections } from "./curve-sections.tsx";

test.each([
  ["a rise", { shift: 0.01 }, "The 10-year rate accounts for 46% of the loss by duration"],
  ["a fall", { shift: -0.01 }, "The 10-year rate accounts for 46% of the gain by duration"],
  ["a steepening", { shift: 0, steepening: 0.01 }, "-year rate moves the value most"],
  ["no move", { shift: 0 }, "Where on the curve a change would come from"],
])("%s has its finding", (_, moves, finding) => {
  const inputs = { ...sheet.opening, ...moves };
  const figures = shownFigures(sheet.calculate(inputs));
  expect(renderToStaticMarkup(<CurveSections figures={figures} inputs={inputs} />)).toContain(
    finding,
  );
});

test.each([
  ["shifted", { shift: -0.005 }, "The whole curve falls by 50 bp"],
  ["steeper", { shift: 0.01, steepening: 0.01 }, "The 30-year rate moves most, by +150 bp"],
  [
    "higher in its middle",
    { shift: 0.01, bend: 0.02 },
    "The 5- and 10-year rates move most, by +200 bp",
  ],
  ["turned", { shift: 0, steepening: 0.01 }, "The 2- and 30-year rates move most, by 50 bp"],
  ["unmoved", { shift: 0 }, "The curve stays where it is"],
])("a curve that is %s says so above its chart", (_, moves, finding) => {
  const inputs = { ...sheet.opening, ...moves };
  const figures = shownFigures(sheet.calculate(inputs));
  expect(renderToStaticMarkup(<CurveSections figures={figures} inputs={inputs} />)).toContain(
    finding,
  );
});

const barsAt = (moves: object) => {
  const inputs = { ...sheet.opening, ...moves };
  const figures = shownFigures(sheet.calculate(inputs));
  return barsOf(<CurveSections figures={figures} inputs={inputs} />);
};

test("the loss by key rate is drawn, the largest in color", () => {
  const bars = barsAt({ shift: 0.01 });
  const widths = bars.map(({ width }) => Math.round((width / 100) * 163_727));
  expect(widths).toEqual([33_329, 79_646, 163_727, 81_149].map((loss) => near(loss)));
  expect(bars.map(({ className }) => className.includes("text-accent"))).toEqual([
    ...[false, false, true, false],
  ]);
});

test("key rates that gain and others that lose are on two sides of zero", () => {
  const tones = barsAt({ shift: 0, steepening: 0.01 }).map(({ className }) => className);
  expect(new Set(tones)).toEqual(new Set(["text-accent", "text-red"]));
});

/** Places are drawn to a hundredth of a percent. */
function near(loss: number) {
  return expect.closeTo(loss, -2);
}

test.each([
  ["earns", {}, "together they pay for a rise of 4 basis points."],
  ["earns over one month", { horizon: 1 }, "Over 1 month, carry is"],
  [
    "costs more than it yields",
    { fundingRate: 0.15 },
    "together they are lost unless the curve falls by 41 basis points.",
  ],
])("a portfolio that %s says what moves of the curve that allows", (_, changes, words) => {
  const inputs = { ...sheet.opening, ...changes };
  const figures = shownFigures(sheet.calculate(inputs));
  const html = renderToStaticMarkup(<CurveSections figures={figures} inputs={inputs} />);
  expect(html.replace(/<[^>]+>/g, "").replaceAll("\u00a0", " ")).toContain(words);
});
