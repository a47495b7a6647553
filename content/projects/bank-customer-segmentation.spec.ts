import { expect, type Page, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";

const address = "projects/bank-customer-segmentation";

function model(page: Page) {
  return page.getByRole("region", { name: "Segmentation model" });
}

function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

test("a visitor moves the cutoffs by keyboard alone @thorough", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReady(page, address);
  await expect(figure(page, "Contribution, core")).toHaveText("€36,498");
  await expect(figure(page, "Customers at risk")).toHaveText("231");
  await expect(figure(page, "Contribution, at risk")).toHaveText("€7,768");
  await expect(figure(page, "Campaign, expected")).toHaveText("−€139");

  await page.getByRole("slider", { name: "High: value score at least" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?high=5$/);
  await expect(figure(page, "Customers at risk")).not.toHaveText("231");
  await page.keyboard.press("ArrowLeft");

  const back = page.getByRole("spinbutton", { name: "Come back because of the contact" });
  await back.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("70");
  await page.keyboard.press("Tab");
  await expect(back).toHaveValue("30");
  await expect(page.getByText("70 is above the limit of 30; using 30.").first()).toBeVisible();
  // (231 − 46) × (30% × €15.63 − €2)
  await expect(figure(page, "Campaign, expected")).toHaveText("€497");
  await expect(
    page.getByRole("status").filter({ hasText: "Campaign, expected: €497" }),
  ).toHaveCount(1);
  await page.reload();
  await expect(back).toHaveValue("30");

  await page.getByRole("button", { name: /^Reset/ }).press("Enter");
  await expect(figure(page, "Campaign, expected")).toHaveText("−€139");
  await page.getByRole("radio", { name: "Base" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: /Dormant: −€9,275 from 574/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^All customers 3,000 100.0%/ })).toBeVisible();
  await page.getByRole("button", { name: "Copy link to this case" }).press("Enter");
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/bank-customer-segmentation\/?\?case=lowRates$/);
});
