import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pagePaths } from "#content/pages.ts";
import { stepFigures, steppedRoutes } from "./model-steps.ts";

test("a step takes as long as the longest of its events", () => {
  const timings = [
    { interactionId: 7, duration: 48 },
    { interactionId: 7, duration: 24 },
    { interactionId: 14, duration: 32 },
    { interactionId: 14, duration: 40 },
    { interactionId: 21, duration: 96 },
  ];
  expect(stepFigures("/projects/solar", timings, 3)).toEqual({
    route: "/projects/solar",
    steps: 3,
    firstMs: 48,
    medianMs: 48,
    worstMs: 96,
  });
});

test("a step too short to be reported counts with the shortest time that is", () => {
  expect(stepFigures("/", [{ interactionId: 7, duration: 40 }], 5)).toMatchObject({
    medianMs: 16,
    worstMs: 40,
  });
});

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
