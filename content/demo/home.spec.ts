import { expect, type Page, test } from "@playwright/test";
import { holdScripts, openReady, untilLaidOut } from "#e2e/ready.ts";

const base = /^A €100m fund earns its LPs a net IRR of 12\.3%/;
const upside = /^At a net IRR of 29\.3%, the GP takes 37\.4% of the profit/;

function finding(page: Page, words: RegExp) {
  return page.getByRole("heading", { level: 2, name: words });
}

/** The projects to look at first. */
function startWith(page: Page) {
  return page.getByRole("navigation", { name: "Projects to start with" }).getByRole("link");
}

/** The last link of the hero. */
function beforeTheFigure(page: Page) {
  return page.getByRole("main").getByRole("link", { name: "Contact" });
}

/** As a visitor without a mouse: to the case, then to the figure, with Tab and the arrow keys. */
async function chooseByKeyboard(page: Page) {
  await expect(finding(page, base)).toBeVisible();
  await expect(page.getByRole("region", { name: "Working of Net IRR" })).toBeVisible();
  await beforeTheFigure(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Base" })).toBeFocused();
  await expect(page.getByText("Base", { exact: true })).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Year 2:" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
}

async function expectUpside(page: Page) {
  await expect(finding(page, upside)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Upside" })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^Net IRR 29\.3%/ })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: /^TVPI 2\.34×/ })).toBeChecked();
  await expect(page.getByRole("img", { name: /^LP net cash flow/ })).toHaveAttribute(
    "aria-label",
    /Year 1: −26\.5, .* 5: 63\.5,/,
  );
  const working = page.getByRole("region", { name: "Working of TVPI" });
  await expect(working).toContainText("€234.5m ÷ €100.0m = 2.34×");
  await expect(page.getByRole("region", { name: "Working of Net IRR" })).toBeHidden();
}

test("the living figure follows case and figure by keyboard while the script is late, and keeps them", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("", { waitUntil: "domcontentloaded" });
  await chooseByKeyboard(page);
  await expectUpside(page);
  await release();
  await expectUpside(page);
  await test.step("what it comes from opens in the model, in the same case", async () => {
    await page.getByRole("link", { name: "To the LPs, total" }).click();
    await expect(page).toHaveURL(
      /\/projects\/pe-waterfall-structure\?scenario=upside&trace=lpMultiple-toLps\.total$/,
    );
    await expect(page.getByRole("region", { name: "Working" })).toContainText("To the LPs, total");
  });
});

test("the living figure needs no script that fails", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("");
  await expect.poll(() => page.evaluate(() => window.boot?.hasFailed)).toBe(true);
  await page.evaluate(() => document.body.setAttribute("data-not-reloaded", ""));
  await chooseByKeyboard(page);
  await expectUpside(page);
  await expect(page.locator("body")).toHaveAttribute("data-not-reloaded");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the living figure follows case and figure by keyboard", async ({ page }) => {
    await page.goto("");
    await chooseByKeyboard(page);
    await expectUpside(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the first screen says who she is and shows what a model found", async ({ page }) => {
    await openReady(page, "");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(finding(page, base)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Base", { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test("after the living figure, four projects to start with show their figures", async ({
    page,
  }) => {
    await openReady(page, "");
    await expect(startWith(page)).toHaveText([
      /^Fund operations model/,
      /^DCF valuation model/,
      /^Credit risk model/,
      /^Fraud detection/,
    ]);
    await expect(page.getByText("57.2% of the frauds found")).toBeVisible();
    await startWith(page)
      .last()
      .tap({ position: { x: 300, y: 20 } });
    await expect(page).toHaveURL(/\/projects\/fraud-detection$/);
  });

  test("the living figure answers a tap and moves nothing above it", async ({ page }) => {
    await openReady(page, "");
    const figure = page.getByRole("region", { name: base });
    await test.step("what to do comes right after the finding, the way to the model last", async () => {
      const invitation = await figure.getByText("Change the case").boundingBox();
      const link = await figure.getByRole("link", { name: "Open the waterfall" }).boundingBox();
      const working = await page.getByRole("region", { name: "Working of Net IRR" }).boundingBox();
      const title = await figure.getByRole("heading", { name: base }).boundingBox();
      expect((invitation?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(12);
      expect(link?.y).toBeGreaterThan((working?.y ?? 0) + (working?.height ?? 0));
    });
    const choice = page.getByText("Upside", { exact: true });
    await choice.scrollIntoViewIfNeeded();
    const before = await choice.boundingBox();
    expect(before?.height).toBeGreaterThanOrEqual(44);
    await choice.tap();
    expect(await choice.boundingBox()).toEqual(before);
    await page.locator("label", { hasText: "TVPI" }).tap();
    await expectUpside(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("on a phone the choice of a case comes into view with the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("");
  await untilLaidOut(page);
  await beforeTheFigure(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByText("Base", { exact: true })).toBeInViewport({ ratio: 1 });
});

test("the first screen of a laptop shows the claim, the finding, its chart and its working", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("");
  await untilLaidOut(page);
  await expect(page.getByText("My models show their working.")).toBeInViewport({ ratio: 1 });
  await expect(finding(page, base)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("img", { name: /^LP net cash flow/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("region", { name: "Working of Net IRR" })).toBeInViewport({
    ratio: 1,
  });
});
