import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";
import { functions } from "#workings/functions/all.ts";
import { differences } from "#workings/workbook/compare.ts";
import { openWorkbook } from "#workings/workbook/open-workbook.ts";

const address = "projects/rental-property-model";

function model(page: Page) {
  return page.getByRole("region", { name: "Rental model" });
}

function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

test("a visitor changes the apartment by keyboard alone @thorough", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReady(page, address);
  await expect(figure(page, "Levered, after-tax IRR")).toHaveText("3.1%");
  await expect(figure(page, "Cash on cash")).toHaveText("−5.0%");
  await expect(figure(page, "DSCR")).toHaveText("0.67×");
  await expect(figure(page, "Break-even occupancy")).toHaveText("138%");

  await expect(page.getByRole("row", { name: /^1\.5%, this case .* 3\.1%$/ })).toBeVisible();

  // The price rise that the case study says earns 4.3%.
  await page.getByRole("slider", { name: "Price rise" }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(figure(page, "Levered, after-tax IRR")).toHaveText("4.3%");
  await expect(page).toHaveURL(/\?rise=2$/);
  await expect(page.getByRole("row", { name: /this case/ })).toHaveCount(1);
  await expect(page.getByRole("row", { name: /^2\.0%, this case .* 4\.3%$/ })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Levered, after-tax IRR: 4.3%" }),
  ).toHaveCount(1);

  const rent = page.getByRole("spinbutton", { name: "Rent", exact: true });
  await rent.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("9000");
  await page.keyboard.press("Tab");
  await expect(rent).toHaveValue("5,000");
  await expect(
    page.getByText("9,000 is above the limit of 5,000; using 5,000.").first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/rent=5000/);
  await page.reload();
  await expect(rent).toHaveValue("5,000");

  await page.getByRole("button", { name: /^Reset/ }).press("Enter");
  await expect(figure(page, "Levered, after-tax IRR")).toHaveText("3.1%");
  await page.getByRole("radio", { name: "As offered" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure(page, "DSCR")).toHaveText("None");
  await expect(page.getByText("there is no loan to pay")).toBeVisible();
  await expect(page.getByRole("table", { name: /year by year/ }).getByRole("row")).toHaveCount(13);
  await page.getByRole("button", { name: "Copy link to this case" }).press("Enter");
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/rental-property-model\/?\?case=noLoan$/);
});

test.describe("on a phone", thorough, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a visitor changes the apartment by touch", async ({ page }) => {
    await openReady(page, address);
    await page.getByRole("radio", { name: "High yield", exact: true }).tap();
    await expect(page).toHaveURL(/\?case=highYield$/);
    await page.locator("summary", { hasText: /^Loan/ }).tap();
    const share = page.getByRole("slider", { name: "Loan-to-value" });
    await share.tap({ position: { x: 2, y: 20 } });
    await expect(figure(page, "DSCR")).toHaveText("None");
    await expect(page).toHaveURL(/\?case=highYield&loan=0$/);

    await page.locator("summary", { hasText: /^Tax/ }).tap();
    // The figures of a table are as high as its rows, which axe checks.
    const controls = model(page).locator("button:visible:not(td > .figure), summary:visible");
    for (const control of await controls.all()) {
      const size = await control.boundingBox();
      expect(size?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("without JavaScript", thorough, () => {
  test.use({ javaScriptEnabled: false });

  test("the case is there in figures, and nothing that needs script", async ({ page }) => {
    await page.goto(address);
    await expect(figure(page, "Levered, after-tax IRR")).toHaveText("3.1%");
    await expect(page.getByRole("img", { name: /^Rent and loan by year/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^7 / })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: /^€232,000$/ })).toBeVisible();
    await expect(model(page).getByRole("slider")).toHaveCount(0);
    await expect(model(page).getByRole("button")).toHaveCount(0);
  });
});

test("a page that comes from a workbook calculates, traces to an input by keys, and hands the file back with the visitor's inputs", async ({
  page,
}) => {
  await openReady(page, address);
  const rate = page.locator("dl dd > button[data-cell=irr]");
  await expect(rate).toHaveText("3.1%");
  const rent = page.getByRole("spinbutton", { name: "Rent", exact: true });
  await rent.fill("900");
  await rent.press("Tab");
  await expect(page).toHaveURL(/\?rent=900$/);
  await expect(rate).toHaveText("4.5%");

  await test.step("the trace goes through the owner's cells", async () => {
    await rate.press("Enter");
    const panel = page.getByRole("region", { name: "Working", exact: true });
    await expect(panel).toContainText("Result!B11 =IF(AND('Cash flow'!M31=1");
    for (let step = 0; step < 12; step++) {
      if (await panel.getByText(/^An input: change it/).isVisible()) break;
      const before = page.url();
      await page.keyboard.press("Control+[");
      await expect.poll(() => page.url()).not.toBe(before);
    }
    await expect(panel.getByText(/^An input: change it/)).toBeVisible();
  });

  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download workbook" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("rental-property-model.xlsx");
  const { calculator, calculation } = openWorkbook(
    await readFile(await download.path()),
    functions,
  );
  const stored = (place: string) => calculator.linked.cells[calculator.slotOf(place) ?? -1]?.stored;
  expect(stored("Inputs!B7")).toBe(900);
  expect(stored("Inputs!B6")).toBe(232_000);
  expect(`${(Number(stored("Result!B11")) * 100).toFixed(1)}%`).toBe("4.5%");
  expect(differences(calculator, calculation)).toEqual([]);
});
