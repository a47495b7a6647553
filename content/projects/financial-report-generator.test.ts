import { expect, test } from "vitest";
import { projects } from "#content/projects.ts";
import { sheet } from "#models/report/sheet.ts";

test("the opening states by how much revenue beats the budget", () => {
  const { numberAt } = sheet.calculate(sheet.opening);
  const share = (100 * numberAt("revenue", "share")).toFixed(1);
  const opening = projects.find(({ model }) => model === "report")?.detail?.opening.result;
  expect(opening).toContain(`because revenue did, by ${share}%.`);
  expect(numberAt("netProfit", "variance")).toBeGreaterThan(0);
});
