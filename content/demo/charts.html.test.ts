import { expect, test } from "vitest";
import { contentPaths } from "#content/derived/page-paths.ts";
import { mainOf } from "#e2e/html/built-page.ts";

/** The slider over a chart, or the choices over the bars of Home. */
const reader = '[aria-label="Read the chart"], .living-readings input';

test.each(contentPaths)("every chart of %s can be read by the arrow keys", async (path) => {
  const main = await mainOf(path.slice(1));
  const mute = [...main.querySelectorAll('figure:not(.diagram) [role="img"]')].filter(
    (chart) => !chart.closest("figure")?.querySelector(reader),
  );
  expect(mute.map((chart) => chart.getAttribute("aria-label"))).toEqual([]);
});
