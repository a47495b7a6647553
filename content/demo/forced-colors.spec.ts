import { expect, type Locator, type Page, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";

// With forced colors, as in Windows high contrast, only system colors, borders and type remain.
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** One visit for both themes: the system's colors change without a reload. */
async function inBothThemes(page: Page, check: () => Promise<void>) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await test.step(colorScheme, check);
  }
}

test("with forced colors the list of projects shows the current link and the dots of its sections", async ({
  page,
}) => {
  await openReady(page, "projects");
  const main = page.getByRole("navigation", { name: "Main" });
  const current = main.getByRole("link", { name: "Projects" });
  const other = main.getByRole("link", { name: "About" });
  await inBothThemes(page, async () => {
    await expectApart(current, other, ["border-bottom-color", "text-decoration-line"]);
    const dots = page
      .getByRole("navigation", { name: "Projects by tool" })
      .locator("[aria-hidden]");
    const colors = await dots.evaluateAll((all) =>
      all.map((dot) => getComputedStyle(dot).backgroundColor),
    );
    expect(new Set(colors).size).toBe(4);
    const canvas = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(colors).not.toContain(canvas);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await inBothThemes(page, () => expectApart(current, other, ["text-decoration-line"]));
});

test("with forced colors the current entry of the contents differs from the others @thorough", async ({
  page,
}) => {
  await openReady(page, "blogs/sql-queries-financial-analyst#2-customer-lifetime-value");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const current = contents.locator("[aria-current]:visible");
  await expect(current).toHaveCount(1);
  const other = contents.locator("a:not([aria-current]):visible").first();
  await inBothThemes(page, () =>
    expectApart(current, other, ["border-left-color", "text-decoration-line"]),
  );
});

test("with forced colors the selected segment of a model differs from the others @thorough", async ({
  page,
}) => {
  await openReady(page, "projects/pe-waterfall-structure");
  const [base, upside] = [
    page.getByRole("radio", { name: "Base" }),
    page.getByRole("radio", { name: "Upside" }),
  ];
  await inBothThemes(page, async () => {
    await expectApart(base, upside, ["background-color"]);
    await expectApart(base.locator("+ span"), upside.locator("+ span"), ["color"]);
  });
});

test("with forced colors the track of a slider is outlined on either side of the thumb @thorough", async ({
  page,
}) => {
  await openReady(page, "projects/solar-financing-dashboard");
  const track = page.locator(":has(+ input[type=range])").first();
  await inBothThemes(page, async () => {
    await expect(track).toHaveCSS("outline-style", "solid");
    await expect(track).toHaveCSS("outline-width", "1px");
  });
});

async function expectApart(current: Locator, other: Locator, properties: readonly string[]) {
  for (const property of properties) {
    const value = await current.evaluate(
      (e, name) => getComputedStyle(e).getPropertyValue(name),
      property,
    );
    await expect(other, property).not.toHaveCSS(property, value);
  }
}
