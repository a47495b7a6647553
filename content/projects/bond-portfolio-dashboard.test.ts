import { expect, test } from "vitest";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { projects } from "#content/projects.ts";
import { sheet } from "#models/bonds/sheet.ts";

test("the opening states the loss of the case on show without a sign, and how much of it is from the 10-year rate", () => {
  const { text, number, numberAt } = shownFigures(sheet.calculate(sheet.opening));
  expect(number("shift")).toBe(0.01);
  expect(number("repriced")).toBeLessThan(0);
  expect(projects.find(({ model }) => model === "bonds")?.detail?.opening.result).toContain(
    `loses ${text("repricedShare").replace("−", "")}, almost half`,
  );
  const share = numberAt("keyChange", 10) / number("byDuration");
  expect(share).toBeGreaterThan(0.44);
  expect(share).toBeLessThan(0.5);
});
