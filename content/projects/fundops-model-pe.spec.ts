import { expect, type Page, test } from "@playwright/test";
import { openReady, untilReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const path = "projects/fundops-model-pe";

function model(page: Page) {
  return page.getByRole("region", { name: "Fund operations model" });
}

function figure(page: Page, label: string) {
  return model(page)
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator("+ dd");
}

function accounts(page: Page) {
  return page.getByRole("table", { name: /LP accounts/ });
}

async function unfold(page: Page, title: string) {
  await page.locator("summary", { hasText: title }).focus();
  await page.keyboard.press("Enter");
}

/** The cells of a row of the LP accounts, as numbers. */
async function amountsOf(page: Page, row: RegExp) {
  const cells = await accounts(page)
    .getByRole("row", { name: row })
    .first()
    .getByRole("cell")
    .allInnerTexts();
  return cells.map((text) => Number(text.replace("−", "-").replaceAll(/[,✓\s]/g, "")));
}

test.describe("without JavaScript", thorough, () => {
  test.use({ javaScriptEnabled: false });

  test("the base fund is there: figures, J-curve, LP accounts and all forty quarters", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(figure(page, "Net IRR")).toHaveText("12.2%");
    await expect(figure(page, "TVPI")).toHaveText("1.54×");
    await expect(figure(page, "DPI")).toHaveText("0.64×");
    await expect(figure(page, "RVPI")).toHaveText("0.90×");
    await expect(page.getByRole("img", { name: /^J-curve/ })).toBeVisible();
    await expect(accounts(page)).toBeVisible();
    const quarters = page.getByRole("table", { name: /by quarter, in €k/ });
    await expect(quarters.getByRole("row", { name: /^(\d+) / })).toHaveCount(40);
    await expect(model(page).getByRole("spinbutton")).toHaveCount(0);
    await expect(model(page).getByRole("slider")).toHaveCount(0);
  });
});

test("by keyboard alone: a report of another quarter, one LP more, and over to the waterfall and back @thorough", async ({
  page,
}) => {
  await openReady(page, path);
  const quarter = page.getByRole("slider", { name: "As-of quarter" });
  await quarter.focus();
  await page.keyboard.press("End");
  await expect(figure(page, "DPI")).toHaveText("1.77×");
  await expect(figure(page, "RVPI")).toHaveText("0.00×");
  await expect(page).toHaveURL(/\?quarter=40$/);
  await expect(model(page).getByRole("status").first()).toContainText("DPI: 1.77×");
  await page.keyboard.press("Home");
  await expect(figure(page, "DPI")).toHaveText("0.00×");

  await page.getByRole("spinbutton", { name: "As-of quarter" }).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  await expect(
    model(page).getByText("99 is above the limit of 40; using 40.").first(),
  ).toBeVisible();

  await unfold(page, "Limited partners");
  await page.getByRole("button", { name: "Add a partner" }).focus();
  await page.keyboard.press("Enter");
  await expect(accounts(page).getByRole("columnheader", { name: "LP 6" })).toBeVisible();
  await unfold(page, "Commitment and cash flows");
  await page.getByRole("spinbutton", { name: "Distributed in year 10, €m" }).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("16.3");
  await expect(page).toHaveURL(/lps=6.*out10=16\.3|out10=16\.3.*lps=6/);
  const paidIn = await amountsOf(page, /^Paid in/);
  expect(paidIn).toHaveLength(8);
  expect(paidIn.at(-1)).toBe(0);
  for (const row of [/^Beginning NAV/, /^Realized gain/, /^Undrawn/]) {
    expect((await amountsOf(page, row)).at(-1)).toBe(0);
  }

  await page.getByRole("link", { name: "Open this case in the waterfall" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/pe-waterfall-structure\?out10=16\.3$/);
  await untilReady(page);
  await unfold(page, "Cash flows, year by year");
  await expect(page.getByRole("spinbutton", { name: "Distributed in year 10, €m" })).toHaveValue(
    "16.3",
  );
  await page.getByRole("link", { name: "Open this fund by quarter, with LP accounts" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/fundops-model-pe\?out10=16\.3$/);
  await untilReady(page);
  await unfold(page, "Commitment and cash flows");
  await expect(page.getByRole("spinbutton", { name: "Distributed in year 10, €m" })).toHaveValue(
    "16.3",
  );
});

test("the number of partners beyond its limit is said beside them, and they can be removed by keyboard", async ({
  page,
}) => {
  await openReady(page, `${path}?lps=99`);
  // Once for screen readers, once beside the list.
  const notes = model(page).getByText("99 is above the limit of 6; using 6.");
  await expect(notes).toHaveCount(2);
  await expect(notes.last()).toBeVisible();
  for (const partner of [6, 5]) {
    await page.getByRole("button", { name: `Remove partner ${partner}` }).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("spinbutton", { name: `Parts of partner ${partner - 1}` }),
    ).toBeFocused();
  }
});

test("the table of quarters says that a trace has unfolded it, and can be folded", async ({
  page,
}) => {
  await openReady(page, `${path}?trace=fee.2`);
  const fold = page.getByRole("button", { name: "Show all 40 rows" });
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  const quarters = page.getByRole("table", { name: /by quarter, in €k/ });
  await expect(quarters.getByRole("rowheader", { name: "23", exact: true })).toBeVisible();
  await fold.click();
  await expect(quarters.getByRole("rowheader", { name: "23", exact: true })).toBeHidden();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
});

test.describe("by touch, on a phone", thorough, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a scenario is chosen, the quarters unfolded and the case given up", async ({ page }) => {
    await openReady(page, path);
    await page.getByRole("radio", { name: "Upside", exact: true }).tap();
    await expect(figure(page, "TVPI")).toHaveText("2.21×");
    await expect(page).toHaveURL(/\?scenario=upside$/);
    await page.locator("summary", { hasText: "Quarter by quarter" }).tap();
    await page.getByRole("button", { name: "Show all 40 rows" }).tap();
    const quarters = page.getByRole("table", { name: /by quarter, in €k/ });
    await expect(quarters.getByRole("rowheader", { name: "23", exact: true })).toBeVisible();
    await page.locator("summary", { hasText: "LP accounts" }).tap();
    await expect(accounts(page).getByRole("columnheader", { name: "LP 5" })).toHaveCount(1);
    await page.locator("summary", { hasText: "Limited partners" }).tap();
    await page.getByRole("button", { name: "Remove partner 5" }).tap();
    await expect(accounts(page).getByRole("columnheader", { name: "LP 5" })).toHaveCount(0);
    await page.getByRole("button", { name: "Reset" }).tap();
    await expect(accounts(page).getByRole("columnheader", { name: "LP 5" })).toHaveCount(1);
    await page.getByRole("radio", { name: "Base", exact: true }).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    // A figure of a table is as high as its row.
    const controls = model(page).locator(
      "button:not([data-cell]), input[role=spinbutton], label:has(input[type=radio])",
    );
    const heights = await controls.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});
