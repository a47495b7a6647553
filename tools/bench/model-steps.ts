import type { Browser, Page } from "@playwright/test";
import { median } from "d3-array";
import { openReady } from "#e2e/ready.ts";
import type { StepFigures } from "./figures.ts";
import { steppedControls } from "./stepped-controls.ts";

/** The phone that Lighthouse takes for mobile. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const steps = 30;

/** Event Timing reports nothing that took less; such a step counts as this much. */
const shortestMs = 16;

// The browser's own clock: from the key to the frame that shows its effect, in steps of 8 ms.
const observe = `
window.timings = [];
new PerformanceObserver((list) => window.timings.push(...list.getEntries()))
  .observe({ type: "event", durationThreshold: ${shortestMs} });`;

const collect = `
window.timings
  .filter(({ interactionId }) => interactionId > 0)
  .map(({ interactionId, duration }) => ({ interactionId, duration }))`;

export type EventTiming = { interactionId: number; duration: number };

/** The models among these pages, in the order of the pages. */
export function steppedRoutes(routes: readonly string[]) {
  return routes.flatMap((route) => {
    const control = steppedControls[route.replace(/^\/projects\//, "")];
    return control ? [{ route, control }] : [];
  });
}

/** Presses the keys of one control of a model as a visitor would. */
export function measureSteps(
  browser: Browser,
  origin: string,
  { route, control: { role, name, keys } }: ReturnType<typeof steppedRoutes>[number],
  slowdown: number,
): Promise<StepFigures> {
  return visit(browser, slowdown, async (page) => {
    await page.addInitScript(observe);
    await openReady(page, origin + route);
    // A hidden element has no role: on a phone some groups of inputs are folded.
    const control = page.getByRole(role, { name, exact: true, includeHidden: true });
    await control.evaluate(unfoldAround);
    await control.focus();
    await page.waitForTimeout(1000);
    for (let step = 0; step < steps; step++) {
      // Back and forth, so that a slider never reaches its end and every key moves it.
      await page.keyboard.press(keys[step % 2] ?? keys[0]);
      await page.waitForTimeout(300);
    }
    return stepFigures(route, (await page.evaluate(collect)) as EventTiming[], steps);
  });
}

/** Runs in the page. All that the control does not need stays folded, as for a visitor. */
function unfoldAround(control: Element) {
  const fold = control.closest<HTMLDetailsElement>("details:not([open])");
  if (!fold) return;
  fold.open = true;
  unfoldAround(fold);
}

/** An interaction takes as long as the longest of its events: key down, key up. */
export function stepFigures(
  route: string,
  timings: readonly EventTiming[],
  steps: number,
): StepFigures {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of timings) {
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  const reported = [...longest].sort(([a], [b]) => a - b).map(([, duration]) => duration);
  const short = Array<number>(Math.max(0, steps - reported.length)).fill(shortestMs);
  const all = [...reported, ...short];
  return {
    route,
    steps,
    firstMs: all[0] ?? 0,
    medianMs: median(all) ?? 0,
    worstMs: Math.max(...all),
  };
}

/** One first visit: nothing in the cache, a phone's screen, and a slowed processor. */
async function visit<T>(
  browser: Browser,
  slowdown: number,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}
