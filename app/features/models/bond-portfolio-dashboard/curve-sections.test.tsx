import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
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
