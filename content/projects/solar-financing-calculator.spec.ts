import { expect, type Page, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const address = "projects/solar-financing-calculator";

function model(page: Page) {
  return page.getByRole("region", { name: "Solar loan model" });
}

function figure(page: Page, label: string) {
  return page.getByRole("term").filter({ hasText: label }).locator("+ dd");
}

test("a household finds its loan by keyboard alone, and takes the case to the dashboard", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReady(page, address);
  await expect(figure(page, "Monthly payment")).toHaveText("€133.64");
  await expect(figure(page, "Months covered")).toHaveText("7 of 12");

  await page.getByRole("slider", { name: "Used at home" }).focus();
  await page.keyboard.press("End");
  await expect(figure(page, "Roof, average month")).toHaveText("€233.33");
  await expect(page).toHaveURL(/\?own=100$/);
  await expect(page.getByRole("status").filter({ hasText: "Months covered" })).toHaveCount(1);

  const term = page.getByRole("spinbutton", { name: "Loan term" });
  await term.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("30");
  await page.keyboard.press("Tab");
  await expect(term).toHaveValue("20");
  await expect(page.getByText("30 is above the limit of 20; using 20.").first()).toBeVisible();
  await expect(figure(page, "Monthly payment")).toHaveText("€83.15");
  await expect(figure(page, "Total interest")).toHaveText("€7,357");

  await page.locator("summary", { hasText: "Repayment" }).press("Enter");
  await page.getByRole("radio", { name: "Annuity" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Installments" })).toBeChecked();
  await expect(figure(page, "First payment")).toHaveText("€105.00");
  await expect(figure(page, "Total interest")).toHaveText("€6,326");
  await expect(
    page.getByRole("img", { name: /loan payments from €105.00 to €102.59/ }),
  ).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "First payment: €105.00" })).toHaveCount(
    1,
  );

  await page.getByRole("button", { name: "Copy link to this case" }).press("Enter");
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/solar-financing-calculator\/?\?term=20&repay=instalments&own=100$/);

  await page.getByRole("link", { name: "25 years of this case" }).press("Enter");
  await expect(page).toHaveURL(/solar-financing-dashboard\?pay=loan&/);
  await expect(page.getByRole("radio", { name: "Loan" })).toBeChecked();
  await page.locator("summary", { hasText: "Loan and discount rate" }).press("Enter");
  await expect(page.getByRole("radio", { name: "Installments" })).toBeChecked();
  await expect(page.getByRole("spinbutton", { name: "Loan term" })).toHaveValue("20");
  await expect(page.getByRole("spinbutton", { name: "Electricity price" })).toHaveValue("0.35");

  await page.goBack();
  await expect(figure(page, "First payment")).toHaveText("€105.00");
  await page.getByRole("button", { name: /^Reset/ }).press("Enter");
  await expect(figure(page, "Monthly payment")).toHaveText("€133.64");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a household finds its loan by touch", async ({ page }) => {
    await openReady(page, address);
    await page.getByRole("radio", { name: "Battery", exact: true }).tap();
    await expect(page).toHaveURL(/\?case=battery$/);
    await page.getByRole("slider", { name: "Subsidy" }).tap({ position: { x: 2, y: 20 } });
    await expect(page).toHaveURL(/\?case=battery&subsidy=0$/);
    await expect(page.getByText("120 times, on a loan of €25,000")).toBeVisible();

    // A figure of a table is as high as its row.
    const controls = model(page).locator("button:not([data-cell]):visible, a:visible");
    for (const control of await controls.all()) {
      const size = await control.boundingBox();
      expect(size?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("link", { name: "25 years of this case" }).tap();
    await expect(page.getByRole("spinbutton", { name: "System cost" })).toHaveValue("25,000");
  });
});

test.describe("without JavaScript", thorough, () => {
  test.use({ javaScriptEnabled: false });

  test("the case is there in figures, and nothing that needs script", async ({ page }) => {
    await page.goto(address);
    await expect(figure(page, "Total interest")).toHaveText("€3,437");
    await expect(
      page.getByRole("img", { name: /^What the roof brings in by month/ }),
    ).toBeVisible();
    await expect(page.getByRole("row", { name: /^Dec / })).toContainText("−99.24");
    await expect(page.getByRole("definition").filter({ hasText: /^€18,000$/ })).toBeVisible();
    await expect(model(page).getByRole("slider")).toHaveCount(0);
    await expect(model(page).getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "25 years of this case" })).toHaveAttribute(
      "href",
      /\?pay=loan&own=50$/,
    );
  });
});
