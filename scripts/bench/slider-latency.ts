import type { Browser } from "@playwright/test";

/** Milliseconds from an input event to the frame that shows its result. */
export type Latency = { median: number; worst: number };

const steps = 60;

/** One slider of a page, stepped by key on a processor slowed down by `slowdown`. */
export async function sliderLatency(
  browser: Browser,
  { url, slider, slowdown }: { url: string; slider: string; slowdown: number },
): Promise<Latency> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.getByRole("slider", { name: slider }).focus();
  const times: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const settled = page.evaluate(nextShownFrame);
    await page.keyboard.press(step % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    times.push(await settled);
  }
  await page.close();
  const sorted = times.sort((a, b) => a - b);
  return { median: sorted[steps / 2] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
}

/** In the page: the time from the next input event to the end of the frame that follows it. */
function nextShownFrame() {
  return new Promise<number>((resolve) => {
    addEventListener(
      "input",
      () => {
        const began = performance.now();
        requestAnimationFrame(() => {
          // The message arrives when the frame's work, layout and paint included, is done.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(null);
        });
      },
      { capture: true, once: true },
    );
  });
}
