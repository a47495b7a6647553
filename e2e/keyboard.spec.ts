import { expect, test } from "@playwright/test";
import { tabTo } from "./keys-and-touch.ts";
import { openReady } from "./ready.ts";

test("a visitor without a mouse comes from the top of Home to a filled-in contact form", async ({
  page,
}) => {
  await openReady(page, "");
  await tabTo(page, page.getByRole("link", { name: "View My Projects" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "My Projects" })).toBeVisible();

  const copy = /^Get the project copy.*Options payoff simulator/;
  await tabTo(page, page.getByRole("button", { name: copy }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Get the project copy" });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole("link", { name: "Go to Contact Form" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();

  await tabTo(page, page.getByRole("textbox", { name: "Name" }));
  await page.keyboard.type("Ada Lovelace");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@example.org");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Subject")).toBeFocused();
  await expect(page.getByLabel("Subject")).toHaveValue(/Options payoff simulator/);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Please send me a copy.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  const valid = await page
    .getByRole("form", { name: "Contact form" })
    .evaluate((form) => form instanceof HTMLFormElement && form.checkValidity());
  expect(valid).toBe(true);
});

test("whatever has the focus can be seen to have it, and no bar covers it, on the way down and back", async ({
  page,
}) => {
  await openReady(page, "projects");
  const unseen: string[] = [];
  for (const key of [...Array(40).fill("Tab"), ...Array(39).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    const { style, isCovered, name } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        style: `${outlineStyle} ${outlineWidth}`,
        isCovered: !element.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
        name: element.outerHTML.slice(0, 80),
      };
    });
    if (style !== "solid 2px" || isCovered) unseen.push(`${key}: ${style}: ${name}`);
  }
  expect(unseen).toEqual([]);
});
