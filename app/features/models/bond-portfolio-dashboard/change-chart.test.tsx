import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sheet } from "#models/bonds/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { ChangeChart } from "./change-chart.tsx";

test.each([
  ["a rise", { shift: 0.01 }, "Duration alone puts the change 0.45 points too low"],
  ["a fall", { shift: -0.01 }, "Duration alone puts the change 0.51 points too low"],
  ["a small rise", { shift: 0.0005 }, "Duration alone says what repricing does"],
  ["no move", { shift: 0 }, "The curve has not moved"],
])("the title says by how much duration is wrong after %s", (_, moves, title) => {
  const inputs = { ...sheet.opening, ...moves };
  const figures = shownFigures(sheet.calculate(inputs));
  expect(renderToStaticMarkup(<ChangeChart figures={figures} inputs={inputs} />)).toContain(title);
});
