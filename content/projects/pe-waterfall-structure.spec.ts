import { expect, type Locator, type Page, test } from "@playwright/test";
import { tabTo } from "#e2e/keys-and-touch.ts";
import { holdScripts, openReady, untilReady } from "#e2e/ready.ts";

const path = "projects/pe-waterfall-structure";

function open(page: Page, query = "") {
  return openReady(page, path + query);
}

function model(page: Page) {
  return page.getByRole("region", { name: "Waterfall model" });
}

/** The value of a figure in the strip, by its label. */
function figure(page: Page, label: string) {
  return model(page).getByRole("term").filter({ hasText: label }).locator("+ dd");
}

function ledger(page: Page) {
  return page.getByRole("table", { name: /tier by tier and year by year/ });
}

/** The boxes for what is invested and distributed. */
async function unfoldCashFlows(page: Page) {
  await page.locator("summary", { hasText: "Cash flows, year by year" }).click();
}

async function unfoldLedger(page: Page) {
  await page.locator("summary", { hasText: "Tier by tier, year by year" }).click();
}

async function amountsOf(table: Locator, row: string | RegExp) {
  const cells = await table
    .getByRole("row")
    .filter({ has: table.page().getByRole("rowheader", { name: row }) })
    .getByRole("cell")
    .allInnerTexts();
  return cells.map((text) => Number(text.replace("−", "-").replaceAll(/[,✓\s]/g, "")));
}

function search(page: Page) {
  return new URL(page.url()).search;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the base scenario is there, figures, chart and tables, and nothing that needs script", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(figure(page, "TVPI")).toContainText("1.68×");
    await expect(figure(page, "Net IRR")).toContainText("12.3%");
    await expect(figure(page, "GP carried interest")).toContainText("€17.0m");
    await expect(figure(page, "Total distributed")).toContainText("€185.0m");
    await expect(page.getByRole("table", { name: /all years by tier/ })).toBeVisible();
    await unfoldLedger(page);
    await expect(ledger(page)).toBeVisible();
    await expect(page.getByRole("table", { name: "The scenarios side by side" })).toBeVisible();
    await expect(page.getByRole("spinbutton")).toHaveCount(0);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Reset" })).toHaveCount(0);
    await test.step("also in a shared case, rather than nothing", async () => {
      await page.goto(`${path}?scenario=upside`);
      await expect(figure(page, "Net IRR")).toBeVisible();
    });
  });
});

test("choosing a scenario changes figures and address, and leaves no step to go back through @thorough", async ({
  page,
}) => {
  await open(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("radio", { name: "Upside" }).check();
  await expect(figure(page, "Net IRR")).toContainText("29.3%");
  await expect(figure(page, "GP carried interest")).toContainText("€80.5m");
  await expect.poll(() => search(page)).toBe("?scenario=upside");
  await expect(
    page.getByRole("heading", { name: "Every tier is reached, and the last pays €125.0m" }),
  ).toBeVisible();
  await page.getByRole("radio", { name: "Base", exact: true }).check();
  await expect.poll(() => search(page)).toBe("");
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("amounts typed in count at once, appear in the url and survive a reload @thorough", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("spinbutton", { name: "Committed capital" }).fill("120");
  await unfoldCashFlows(page);
  await page.getByRole("spinbutton", { name: "Distributed in year 7," }).fill("60.5");
  await expect(figure(page, "Total distributed")).toContainText("€200.5m");
  await unfoldLedger(page);
  await expect(page.getByText("€103.0m of the €120.0m committed")).toBeVisible();
  await expect.poll(() => search(page)).toBe("?committed=120&out7=60.5");

  await page.reload();
  await untilReady(page);
  await expect(figure(page, "Total distributed")).toContainText("€200.5m");
  await unfoldCashFlows(page);
  await expect(page.getByRole("spinbutton", { name: "Distributed in year 7," })).toHaveValue(
    "60.5",
  );
});

test("an amount typed and left before the script arrives gives way to the scenario chosen after @thorough", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await unfoldCashFlows(page);
  const first = page.getByRole("spinbutton", { name: "Invested in year 1," });
  await first.fill("40");
  await first.blur();
  await release();
  await expect(first).toHaveValue("40");
  await expect(page).toHaveURL(/\?in1=40$/);
  await page.getByRole("radio", { name: "Upside" }).check();
  await expect(first).toHaveValue("25");
  await expect(page).toHaveURL(/\?scenario=upside$/);
});

test("Reset leads back to the scenario one started from @thorough", async ({ page }) => {
  await open(page, "?scenario=downside&out9=40");
  const reset = page.getByRole("button", { name: "Reset to the Downside scenario" });
  await expect(figure(page, "Total distributed")).toContainText("€115.0m");
  await reset.click();
  await expect(figure(page, "Total distributed")).toContainText("€90.0m");
  await expect.poll(() => search(page)).toBe("?scenario=downside");
  await expect(reset).toBeDisabled();
});

test("a shared case arrives without a hydration error @thorough", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await open(page, "?scenario=upside&committed=150&in1=40&utm_source=mail");
  await expect(page.getByRole("radio", { name: "Upside" })).toBeChecked();
  await expect(page.getByRole("spinbutton", { name: "Committed capital" })).toHaveValue("150");
  await unfoldCashFlows(page);
  await expect(page.getByRole("spinbutton", { name: "Invested in year 1," })).toHaveValue("40");
  expect(search(page)).toBe("?scenario=upside&committed=150&in1=40&utm_source=mail");
  expect(faults).toEqual([]);
});

test("malformed values in the url are ignored, and those beyond the limits are moved and said @thorough", async ({
  page,
}) => {
  const hostile = new URLSearchParams({
    scenario: "__proto__",
    committed: "1e308",
    in1: "-5",
    in2: "NaN",
    out4: "<img src=x onerror=alert(1)>",
    out5: "99999",
    // Sound, to show that the url was read.
    out10: "20",
  });
  await open(page, `?${hostile}`);
  await expect(figure(page, "Total distributed")).toContainText("€670.0m");
  await unfoldLedger(page);
  await expect(page.getByText("€75.0m of the €100.0m committed")).toBeVisible();
  const notes = [
    "−5 is below the limit of 0; using 0.",
    "99,999 is above the limit of 500; using 500.",
  ];
  for (const note of notes) {
    await expect(page.getByRole("cell", { name: note })).toBeVisible();
    await expect(model(page).getByRole("status")).toContainText(note);
  }
});

test("an amount beyond the limit is marked, does not count, and gives way to the limit @thorough", async ({
  page,
}) => {
  await open(page);
  await unfoldCashFlows(page);
  const field = page.getByRole("spinbutton", { name: "Distributed in year 10," });
  await field.fill("900");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(figure(page, "Total distributed")).toContainText("€185.0m");
  await field.blur();
  await expect(field).toHaveValue("500");
  await expect(figure(page, "Total distributed")).toContainText("€670.0m");
  const note = "900 is above the limit of 500; using 500.";
  await expect(page.getByRole("cell", { name: note })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(new RegExp(note));
  await field.fill("20");
  await expect(page.getByRole("cell", { name: note })).toHaveCount(0);
  await expect(field).toBeVisible();
  await test.step("and one left empty takes its amount back", async () => {
    const first = page.getByRole("spinbutton", { name: "Invested in year 1," });
    await first.fill("");
    await first.blur();
    await expect(first).toHaveValue("25");
  });
});

test("the chart is read by the arrow keys and by a tap, which stays", async ({ page }) => {
  await open(page);
  const chart = model(page).getByRole("slider", { name: "Read the chart" });
  await chart.focus();
  await expect(chart).toHaveAttribute(
    "aria-valuetext",
    "Return of capital: €100.0m, so far €100.0m",
  );
  await page.keyboard.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", "Preferred return: €36.0m, so far €136.0m");
  await model(page).getByRole("rowheader", { name: "Catch-up" }).first().click();
  await page.mouse.move(0, 0);
  await expect(model(page).getByText("so far €145.0m")).toBeVisible();
});

test("by keyboard alone: Enter down the column, arrows by one, another scenario and agreement, copy and reset", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await unfoldCashFlows(page);
  await page.getByRole("spinbutton", { name: "Distributed in year 4," }).focus();
  await page.keyboard.press("Enter");
  const next = page.getByRole("spinbutton", { name: "Distributed in year 5," });
  await expect(next).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(next).toHaveValue("21");
  await page.keyboard.press("Shift+Enter");
  await expect(page.getByRole("spinbutton", { name: "Distributed in year 4," })).toBeFocused();

  await page.getByRole("radio", { name: "Base" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Upside" })).toBeChecked();
  await tabTo(page, page.getByRole("radio", { name: "Whole fund" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Deal by deal" })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Copy link to this case" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\?scenario=upside&carry=deals$/,
  );
  await page.getByRole("button", { name: /^Reset/ }).press("Enter");
  await expect(page.getByRole("radio", { name: "Whole fund" })).toBeChecked();
});

test("deal by deal the downside pays carry, and a clawback takes it back @thorough", async ({
  page,
}) => {
  await open(page, "?scenario=downside");
  const carry = figure(page, "GP carried interest");
  await expect(carry).toContainText("€0.0m");
  await page.getByRole("radio", { name: "Deal by deal" }).check();
  await expect(carry).toContainText("€5.6m");
  await page.getByRole("radio", { name: "At the end" }).check();
  await expect(carry).toContainText("€0.0m");
  await expect(model(page).getByText("all €5.6m clawed back")).toBeVisible();
  await unfoldLedger(page);
  const table = ledger(page);
  await expect
    .poll(async () => (await amountsOf(table, "Clawback from the GP")).slice(-2))
    .toEqual([5_600, 5_600]);
  expect((await amountsOf(table, "To the GP")).at(-1)).toBe(0);
  expect(await amountsOf(table, "Check: difference")).toEqual(Array(11).fill(0));
  await unfoldCashFlows(page);
  await page.getByRole("spinbutton", { name: "Deal that pays in year 9" }).fill("1");
  await page.getByRole("radio", { name: "Step-down" }).check();
  await page.getByRole("slider", { name: "Investment period" }).press("ArrowLeft");
  await expect
    .poll(() => search(page))
    .toBe("?scenario=downside&carry=deals&clawback=on&basis=invested&investing=4&deal9=1");
});

test("as printed, tiers add up to what was distributed in every year @thorough", async ({
  page,
}) => {
  for (const query of ["", "?scenario=upside", "?committed=137&in2=17.7&out6=91.3&out8=77.7"]) {
    await open(page, query);
    await unfoldLedger(page);
    const table = ledger(page);
    await expect(table.getByRole("columnheader")).toHaveCount(12);
    // The table is updated after the strip, when the browser is idle.
    const inStrip = Number((await figure(page, "Total distributed").innerText()).slice(1, -1));
    await expect
      .poll(async () => (await amountsOf(table, "Distributed")).at(-1))
      .toBe(inStrip * 1_000);
    const tiers = await Promise.all(
      [
        /Return of capital/,
        /Preferred return/,
        /80% of the split/,
        /Catch-up/,
        /Carried interest, 20%/,
        /50% of the split/,
        /Carried interest, 50%/,
      ].map((row) => amountsOf(table, row)),
    );
    const sums = tiers[0]?.map((_, year) =>
      tiers.reduce((sum, tier) => sum + (tier[year] ?? Number.NaN), 0),
    );
    const distributed = await amountsOf(table, "Distributed");
    expect(distributed).toHaveLength(11);
    expect(sums).toEqual(distributed);
    expect(await amountsOf(table, "To LPs and GP")).toEqual(distributed);
    expect(await amountsOf(table, "Check: difference")).toEqual(Array(11).fill(0));
    const [total = 0, ...years] = distributed.toReversed();
    expect(years.reduce((sum, year) => sum + year, 0)).toBe(total);
  }
});

test("what has no answer is said in words @thorough", async ({ page }) => {
  const nothing = [4, 5, 6, 7, 8, 9, 10].map((year) => `out${year}=0`).join("&");
  await open(page, `?${nothing}`);
  await expect(figure(page, "Net IRR")).toContainText("None");
  await expect(model(page).getByText("nothing comes back")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing is distributed" })).toBeVisible();
  await expect(model(page)).not.toContainText(/NaN|Infinity|undefined/);
  await test.step("and capital drawn beyond the commitment too", async () => {
    await open(page, "?in1=50");
    await unfoldLedger(page);
    await expect(page.getByText("€25.0m too much")).toBeVisible();
  });
});

test("the scenarios are side by side with the visitor's case, and a screen reader hears the result @thorough", async ({
  page,
}) => {
  await open(page);
  const status = model(page).getByRole("status").first();
  await expect(status).toBeEmpty();
  const table = page.getByRole("table", { name: "The scenarios side by side" });
  const multiples = table.getByRole("row", { name: /TVPI/ }).getByRole("cell");
  await expect(multiples).toHaveText(["0.90×", "1.68×", "2.34×"]);
  await unfoldCashFlows(page);
  await page.getByRole("spinbutton", { name: "Distributed in year 10," }).fill("25");
  await expect(table.getByRole("columnheader", { name: "Your case" })).toBeVisible();
  await expect(multiples).toHaveText(["0.90×", "1.68×", "2.34×", "1.76×"]);
  await page.getByRole("radio", { name: "Downside" }).check();
  await expect(status).toContainText("Net IRR: −2.2%");
});

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("choose a scenario and an agreement, change the fund life, reset; only tables scroll sideways @thorough", async ({
    page,
  }) => {
    await open(page);
    await expect(model(page).getByRole("button", { name: /TVPI/ })).toBeVisible();
    await page.locator("summary", { hasText: "Cash flows, year by year" }).tap();
    // Figures in a table are as high as their row.
    const controls = model(page)
      .locator("button:not(td > button), input[role=spinbutton], label:has(input[type=radio])")
      .filter({ visible: true });
    const heights = await controls.evaluateAll((all) =>
      all.map((control) => control.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(30);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    await page.getByRole("radio", { name: "Downside", exact: true }).tap();
    await page.getByRole("radio", { name: "Deal by deal", exact: true }).tap();
    await expect(figure(page, "GP carried interest")).toContainText("€5.6m");
    await page.locator("summary", { hasText: "Fee and fund life" }).tap();
    await page.getByRole("radio", { name: "Step-down", exact: true }).tap();
    const years = page.getByRole("slider", { name: "Investment period" });
    await years.tap({ position: { x: 2, y: 20 } });
    await expect
      .poll(() => search(page))
      .toBe("?scenario=downside&carry=deals&basis=invested&investing=1");
    await page.getByRole("button", { name: /^Reset/ }).tap();
    await expect(figure(page, "GP carried interest")).toContainText("€0.0m");
    await expect.poll(() => search(page)).toBe("?scenario=downside");
  });
});

test("the finding at the head says which case it is of, as soon as the model shows another", async ({
  page,
}) => {
  await open(page);
  const ofBase = page.getByText("In the case Base:");
  const top = (await model(page).boundingBox())?.y;
  await expect(page.getByText(/Of the 17\.0% a year/)).toBeVisible();
  await expect(ofBase).toBeHidden();
  await page.getByRole("radio", { name: "Downside" }).check();
  await expect(ofBase).toBeVisible();
  expect((await model(page).boundingBox())?.y).toBe(top);
  await page.getByRole("radio", { name: "Base", exact: true }).check();
  await expect(ofBase).toBeHidden();
});
