import { expect, type Page, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const address = "projects/dcf-valuation-model";

function figure(page: Page, label: string) {
  return page
    .getByRole("region", { name: "DCF model" })
    .getByRole("term")
    .filter({ hasText: label })
    .locator("+ dd");
}

function cell(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

test("a visitor values a company by keyboard alone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReady(page, address);
  await expect(figure(page, "Enterprise value")).toHaveText("€2,120m");
  await expect(figure(page, "Value per share")).toHaveText("€30.40");

  // A slider by an arrow, a number by typing, a choice by an arrow.
  await page.getByRole("slider", { name: "EBIT margin" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?margin=13$/);
  await expect(page.getByRole("status").filter({ hasText: "Enterprise value" })).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await page.locator("summary", { hasText: "timing" }).press("Enter");
  await page.getByRole("radio", { name: "Mid-year" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(figure(page, "Enterprise value")).toHaveText("€2,040m");
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "Enterprise value")).toHaveText("€2,120m");

  // The grid: one stop for Tab, arrows move, Enter chooses, and the focus stays with the choice.
  const grid = page.getByRole("grid", { name: "Enterprise value by WACC and terminal growth" });
  const middle = cell(page, "WACC 8.0%, growth 2.0%: €2,120m");
  await expect(grid.getByRole("gridcell", { selected: true })).toHaveText("2,120");
  await middle.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "WACC 7.0%, growth 2.5%: €2,631m")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(figure(page, "Enterprise value")).toHaveText("€2,631m");
  await expect(page).toHaveURL(/\?wacc=7&terminal=2.5$/);
  await expect(cell(page, "WACC 7.0%, growth 2.5%: €2,631m")).toBeFocused();
  await expect(grid.getByRole("gridcell", { selected: true })).toHaveText("2,631");

  // Too much growth is explained in words.
  const growth = page.getByRole("spinbutton", { name: "Terminal growth" });
  await page.getByRole("spinbutton", { name: "WACC", exact: true }).fill("4");
  await growth.fill("4");
  await expect(figure(page, "Enterprise value")).toHaveText("No value");
  await expect(page.getByText("growth of 4.0% forever is not below a WACC of 4.0%")).toBeVisible();
  await expect(page.getByRole("region", { name: "DCF model" })).not.toContainText(/NaN|Infinity/);
  await growth.fill("9");
  await growth.press("Tab");
  await expect(page.getByText("9 is above the limit of 6; using 6.").first()).toBeVisible();

  await page.getByRole("button", { name: /^Reset/ }).press("Enter");
  await expect(figure(page, "Enterprise value")).toHaveText("€2,120m");
  await page.getByRole("radio", { name: "Base" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?case=growth$/);
  await page.getByRole("button", { name: "Copy link to this case" }).press("Enter");
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/dcf-valuation-model\/?\?case=growth$/);
});

test.describe("on a phone", thorough, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a visitor values a company by touch", async ({ page }) => {
    await openReady(page, address);
    await cell(page, "WACC 9.0%, growth 1.0%: €1,786m").tap();
    await expect(figure(page, "Enterprise value")).toHaveText("€1,786m");
    await expect(page).toHaveURL(/\?wacc=9&terminal=1$/);

    await page.locator("summary", { hasText: "Discounting" }).tap();
    await page.locator("summary", { hasText: "after year 10" }).tap();
    await page.getByRole("radio", { name: "From its parts", exact: true }).tap();
    await expect(page.getByText("together a WACC of 8.0%")).toBeVisible();
    await expect(page.getByRole("slider", { name: "Beta" })).toBeVisible();
    await cell(page, "WACC 8.5%, growth 1.0%: €1,915m").tap();
    await expect(page.getByRole("radio", { name: "Given" })).toBeChecked();
    await expect(page.getByRole("spinbutton", { name: "WACC", exact: true })).toHaveValue("8.5");

    await page.getByRole("radio", { name: "Multiple", exact: true }).tap();
    await expect(figure(page, "Implied growth")).toBeVisible();
    await expect(
      page.getByRole("grid", { name: "Enterprise value by WACC and multiple of EBIT" }),
    ).toBeVisible();

    const model = page.getByRole("region", { name: "DCF model" });
    // The figures of a table are as high as its rows, which axe checks.
    const controls = model.locator("button:visible:not(td > .figure), summary:visible");
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("without JavaScript", thorough, () => {
  test.use({ javaScriptEnabled: false });

  test("the case is there in figures, and nothing that needs script", async ({ page }) => {
    await page.goto(address);
    await expect(figure(page, "Value per share")).toHaveText("€30.40");
    await expect(page.getByRole("img", { name: /^Enterprise value of €2,120m/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /^The share price of €28.00 is/ })).toBeVisible();
    await expect(page.getByRole("gridcell", { name: "2,155" })).toBeVisible();
    await page.locator("summary", { hasText: "From revenue to cash flow" }).click();
    await expect(page.getByRole("row", { name: /^6 / })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: /^€1,250m$/ })).toBeVisible();
    const model = page.getByRole("region", { name: "DCF model" });
    await expect(model.getByRole("button")).toHaveCount(0);
    await expect(model.getByRole("slider")).toHaveCount(0);
  });
});
