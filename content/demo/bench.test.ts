import { expect, test } from "vitest";
import { pagePaths, projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import { steppedRoutes } from "#tools/bench/model-steps.ts";

test("every page with a model is measured, except the game", () => {
  const withModel = projectsWithPage.filter(({ model, workbook }: Project) => model ?? workbook);
  const measured = steppedRoutes(pagePaths).map(({ route }) => route);
  expect(measured.toSorted()).toEqual(withModel.map(({ slug }) => `/projects/${slug}`).toSorted());
});

test("of fewer pages only their models are measured", () => {
  const routes = ["/about", "/projects/rental-property-model"];
  expect(steppedRoutes(routes).map(({ route }) => route)).toEqual([
    "/projects/rental-property-model",
  ]);
});
