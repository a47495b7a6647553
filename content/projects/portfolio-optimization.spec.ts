import { expect, type Page, test } from "@playwright/test";
import { tabTo } from "#e2e/keys-and-touch.ts";
import { openReady } from "#e2e/ready.ts";

const address = "projects/portfolio-optimization";

function model(page: Page) {
  return page.getByRole("region", { name: "Portfolio model" });
}

function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

function search(page: Page) {
  return new URL(page.url()).search;
}

test("by keyboard alone: choose a case, move along the frontier on the chart, tighten the limit, shrink, reload and reset @thorough", async ({
  page,
}) => {
  await openReady(page, address);
  await expect(figure(page, "Expected return")).toHaveText("8.7%");

  await tabTo(page, page.getByRole("radio", { name: "Balanced" }));
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "Expected return")).toHaveText("7.1%");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => search(page)).toBe("");

  const handle = page.getByRole("slider", { name: "Drag along the frontier" });
  await tabTo(page, handle);
  for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => search(page)).toBe("?place=35");
  await expect(handle).toHaveAttribute("aria-valuetext", /^volatility 8\.3%, expected return/);

  await tabTo(page, page.getByRole("spinbutton", { name: "Maximum per asset" }));
  await page.keyboard.press("Control+A");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect(
    model(page).getByText("5 is below the limit of 15; using 15.").first(),
  ).toBeVisible();
  await page.getByText("Weights, estimates and true values").click();
  const table = page.getByRole("table", { name: "Weights and estimates of six portfolios" });
  await expect(
    table
      .getByRole("row", { name: /World shares/ })
      .getByRole("cell")
      .first(),
  ).toHaveText("15.0%");

  await tabTo(page, page.getByRole("slider", { name: "Shrinkage of covariance" }));
  await page.keyboard.press("End");
  await expect.poll(() => search(page)).toBe("?place=35&limit=15&shrink=100");
  await expect(model(page).getByRole("status").first()).toContainText("Expected return: ");

  const expected = await figure(page, "Expected return").innerText();
  await page.reload();
  await expect(figure(page, "Expected return")).toHaveText(expected);
  await tabTo(page, page.getByRole("button", { name: /^Reset/ }));
  await page.keyboard.press("Enter");
  await expect(figure(page, "Expected return")).toHaveText("8.7%");
});

test.describe("by touch, with larger handles", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the page is no wider than a phone", async ({ page }) => {
    await openReady(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
