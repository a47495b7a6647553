import type { Browser } from "@playwright/test";
import type { SliderFigures } from "./figures.ts";
import { hydratedAtMs, listenForHydration } from "./hydration-signal.ts";
import { median } from "./median.ts";
import { visit } from "./visit.ts";

export const solarRoute = "/projects/solar-financing-dashboard";

const steps = 50;

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

/** Presses the arrow keys on a slider of the solar dashboard as a visitor would. */
export function measureSlider(browser: Browser, origin: string): Promise<SliderFigures> {
  return visit(browser, { slowdown: 4 }, async (page) => {
    await listenForHydration(page);
    await page.addInitScript(observe);
    await page.goto(origin + solarRoute);
    await hydratedAtMs(page);
    await page.getByRole("slider", { name: "Electricity price", exact: true }).focus();
    await page.waitForTimeout(1000);
    for (let step = 0; step < steps; step++) {
      // Up and down again, so that the slider never reaches its end and every key moves it.
      await page.keyboard.press(step % 20 < 10 ? "ArrowRight" : "ArrowLeft");
      await page.waitForTimeout(300);
    }
    return sliderFigures((await page.evaluate(collect)) as EventTiming[], steps);
  });
}

/** An interaction takes as long as the longest of its events: key down, key up. */
export function sliderFigures(timings: readonly EventTiming[], steps: number): SliderFigures {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of timings) {
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  const reported = [...longest].sort(([a], [b]) => a - b).map(([, duration]) => duration);
  const short = Array<number>(Math.max(0, steps - reported.length)).fill(shortestMs);
  const all = [...reported, ...short];
  return { steps, firstMs: all[0] ?? 0, medianMs: median(all), worstMs: Math.max(...all) };
}
