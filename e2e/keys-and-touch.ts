import { expect, type Locator, type Page } from "@playwright/test";

/** Moves to a control with Tab alone, as a keyboard user would. */
export async function tabTo(page: Page, control: Locator) {
  // Found once: on a page with a thousand figures, finding it by role and name takes longer than a Tab.
  const target = await control.elementHandle();
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press("Tab");
    if (await target?.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(control, "reached by Tab").toBeFocused();
}

/** Swipes sideways from the middle of an element. */
export async function dragSideways(page: Page, from: { x: number; y: number }, by: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    });
  await touch("touchStart", from.x);
  for (let step = 1; step <= 8; step++) await touch("touchMove", from.x + (by * step) / 8);
  await touch("touchEnd");
}

/** Where the thumb of a slider is on the screen. */
export function thumbOf(slider: Locator) {
  return slider.evaluate((node) => {
    const { min, max, value } = node as HTMLInputElement;
    const { left, width, top, height } = node.getBoundingClientRect();
    const thumb = Number.parseFloat(getComputedStyle(node).height);
    const share = (Number(value) - Number(min)) / (Number(max) - Number(min));
    return { x: left + thumb / 2 + share * (width - thumb), y: top + height / 2 };
  });
}
