import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pagePaths } from "#content/pages.ts";
import { steppedRoutes } from "#tools/bench/model-steps.ts";

test("every page with a model is measured, except the game", () => {
  const withModel = pagePaths.filter((path) =>
    existsSync(`app/features/models/${path.split("/").at(-1)}/model.tsx`),
  );
  const measured = steppedRoutes(pagePaths).map(({ route }) => route);
  const game = "/projects/tic-tac-toe-python";
  expect(measured).toEqual(withModel.filter((path) => path !== game));
});

test("of fewer pages only their models are measured", () => {
  const routes = ["/about", "/projects/rental-property-model"];
  expect(steppedRoutes(routes).map(({ route }) => route)).toEqual([
    "/projects/rental-property-model",
  ]);
});
