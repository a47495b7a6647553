import { expect, test } from "vitest";
import { projects } from "#content/projects.ts";
import { sheet } from "#models/report/sheet.ts";

test("the opening says what lifted profit: more revenue, and no lower cost", () => {
  const { numberAt } = sheet.calculate(sheet.opening);
  const [revenue, profit] = [numberAt("revenue", "variance"), numberAt("netProfit", "variance")];
  expect(profit).toBeGreaterThan(0);
  expect(revenue).toBeGreaterThan(profit);
  const opening = projects.find(({ model }) => model === "report")?.detail?.opening.result;
  expect(opening).toContain("more revenue, not lower cost, lifted profit");
});
