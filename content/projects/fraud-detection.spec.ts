import { expect, type Page, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";

const address = "projects/fraud-detection";

function model(page: Page) {
  return page.getByRole("region", { name: "Fraud model" });
}

function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

test("a visitor moves the limits by keyboard alone @thorough", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReady(page, address);
  await expect(figure(page, "Alerts")).toHaveText("759");
  await expect(figure(page, "Of these, fraud")).toHaveText("279");
  await expect(figure(page, "Precision")).toHaveText("36.8%");
  await expect(figure(page, "Recall")).toHaveText("57.2%");

  await page.getByRole("slider", { name: "Amount: robust z-score" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "Alerts")).toHaveText("654");
  await expect(page).toHaveURL(/\?score=4$/);
  await expect(page.getByRole("status").filter({ hasText: "Precision: 41.0%" })).toHaveCount(1);
  await expect(page.getByRole("img", { name: /^Alerts by rule.*All alerts: 654/ })).toBeVisible();

  const round = page.getByRole("spinbutton", { name: "Round sum: amount" });
  await round.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("90000");
  await page.keyboard.press("Tab");
  await expect(round).toHaveValue("5,000");
  await expect(
    page.getByText("90,000 is above the limit of 5,000; using 5,000.").first(),
  ).toBeVisible();
  await page.reload();
  await expect(round).toHaveValue("5,000");

  await page.getByRole("button", { name: /^Reset/ }).press("Enter");
  await expect(figure(page, "Alerts")).toHaveText("759");
  await page.getByRole("radio", { name: "Base" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "Precision")).toHaveText("59.9%");
  await expect(page.getByRole("row", { name: /^All fraud 488 187/ })).toBeVisible();
  await page.getByRole("button", { name: "Copy link to this case" }).press("Enter");
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/fraud-detection\/?\?case=strict$/);
});
