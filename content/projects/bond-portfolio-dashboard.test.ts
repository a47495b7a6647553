import { expect, test } from "vitest";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { projects } from "#content/projects.ts";
import { sheet } from "#models/bonds/sheet.ts";

test("the opening states the loss of the case on show as an amount without a sign", () => {
  const { text, number } = shownFigures(sheet.calculate(sheet.opening));
  expect(number("shift")).toBe(0.01);
  const [loss, share] = [text("repriced"), text("repricedShare")].map((one) =>
    one.replace("−", ""),
  );
  expect(projects.find(({ model }) => model === "bonds")?.detail?.opening.result).toContain(
    `portfolio ${loss}, or ${share}.`,
  );
  expect(number("repriced")).toBeLessThan(0);
});
