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
