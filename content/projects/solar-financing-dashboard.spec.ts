import { expect, type Page, test } from "@playwright/test";
import { tabTo } from "#e2e/keys-and-touch.ts";
import { holdScripts, openReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const address = "projects/solar-financing-dashboard";

function figure(page: Page, label: string) {
  return page
    .getByRole("term")
    .filter({ hasText: label })
    .locator("xpath=following-sibling::dd[1]");
}

function slider(page: Page, name: string) {
  return page.getByRole("slider", { name, exact: true });
}

function field(page: Page, name: string) {
  return page.getByRole("spinbutton", { name, exact: true });
}

function loanFold(page: Page) {
  return page.locator("summary", { hasText: "Loan and discount rate" });
}

// What the page says before any control is used is checked in content/demo/models.html.test.ts.

test.describe("Solar Dashboard Case 2", () => {
  test("answers the switch, the sliders and the fields, in figures and in the address", async ({
    page,
  }) => {
    await openReady(page, address);
    const reset = page.getByRole("button", { name: "Reset" });
    await test.step("on a loan says in words that there is no rate of return", async () => {
      await page.getByRole("radio", { name: "Loan" }).check();
      await expect(figure(page, "Net present value")).toHaveText("€43,522");
      await expect(figure(page, "Internal rate of return")).toHaveText("None");
      await expect(page.getByText("nothing is invested")).toBeVisible();
      await expect(figure(page, "Payback")).toHaveText("At once");
      await expect(page).toHaveURL(/\?pay=loan$/);
      await reset.click();
    });
    await test.step("follows a slider moved by keyboard", async () => {
      await slider(page, "System cost").press("ArrowRight");
      await expect(field(page, "System cost")).toHaveValue("18,100");
      await expect(slider(page, "System cost")).toHaveAttribute("aria-valuetext", "€18,100");
      // 70% of 100 euro more, today.
      await expect(figure(page, "Net present value")).toHaveText("€44,087");
      await expect(page).toHaveURL(/\?cost=18100$/);
      await expect(page.getByRole("status").filter({ hasText: "€44,087" })).toHaveCount(1);
      await reset.click();
    });
    await test.step("scales cost and production with the size of the system", async () => {
      await slider(page, "System size").fill("12");
      await expect(field(page, "System cost")).toHaveValue("36,000");
      await expect(field(page, "Yearly production")).toHaveValue("16,000");
      await reset.click();
      await expect(figure(page, "Net present value")).toHaveText("€44,157");
    });
    await test.step("waits with a typed value until it is within the limits", async () => {
      const cost = field(page, "System cost");
      await cost.fill("2");
      await expect(cost).toHaveAttribute("aria-invalid", "true");
      await expect(figure(page, "Net present value")).toHaveText("€44,157");
      await cost.fill("20000");
      await expect(slider(page, "System cost")).toHaveValue("20000");
      await cost.fill("99999999");
      await cost.blur();
      await expect(cost).toHaveValue("60,000");
      const note = "99,999,999 is above the limit of 60,000; using 60,000.";
      await expect(page.getByText(note).first()).toBeVisible();
      await expect(cost).toHaveAccessibleDescription(new RegExp(note));
      await expect(page.getByRole("status").filter({ hasText: note })).toHaveCount(1);
      await cost.fill("");
      await cost.blur();
      await expect(cost).toHaveValue("60,000");
    });
  });

  test("by keyboard alone: choose a household, pay by loan in installments, lengthen it, unfold the years, copy and reset @thorough", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openReady(page, address);
    await tabTo(page, page.getByRole("radio", { name: "Offer", exact: true }));
    await page.keyboard.press("ArrowRight");
    // The 5,400 euro that the state would have paid today.
    await expect(figure(page, "Net present value")).toHaveText("€38,757");
    await page.keyboard.press("ArrowLeft");
    await tabTo(page, page.getByRole("radio", { name: "Cash" }));
    await page.keyboard.press("ArrowRight");
    await expect(figure(page, "Net present value")).toHaveText("€43,522");
    await tabTo(page, loanFold(page));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("radio", { name: "Annuity" }));
    await page.keyboard.press("ArrowRight");
    await expect(figure(page, "Net present value")).toHaveText("€43,562");
    await tabTo(page, slider(page, "Loan term"));
    await page.keyboard.press("End");
    await expect(field(page, "Loan term")).toHaveValue("20");
    await tabTo(page, page.getByRole("button", { name: "Copy link to this case" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\?pay=loan&term=20&repay=instalments$/,
    );
    await tabTo(page, page.getByRole("button", { name: "Show all 26 rows" }));
    await page.keyboard.press("Space");
    await expect(page.getByRole("row", { name: /^12 / })).toBeVisible();
    await page.getByRole("button", { name: "Reset" }).press("Enter");
    await expect(figure(page, "Net present value")).toHaveText("€44,157");
  });

  test("keeps a case through a reload and gives it up on reset @thorough", async ({ page }) => {
    await openReady(page, address);
    await slider(page, "Lifetime").fill("30");
    await expect(page).toHaveURL(/\?lifetime=30$/);
    await page.reload();
    await expect(page.getByRole("term").filter({ hasText: "30-year savings" })).toBeVisible();
    await expect(slider(page, "Lifetime")).toHaveValue("30");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(figure(page, "25-year savings")).toHaveText("€95,456");
    await expect(page).toHaveURL(new RegExp(`${address}/?$`));
    await expect(page.getByRole("button", { name: "Reset" })).toBeDisabled();
    await test.step("also the last value of a case that is left at once", async () => {
      await slider(page, "Lifetime").press("ArrowRight");
      await page.getByRole("link", { name: "Back to Projects" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Projects");
      expect(new URL(page.url()).search).toBe("");
      await page.goBack();
      await expect(page.getByRole("term").filter({ hasText: "26-year savings" })).toBeVisible();
    });
  });

  test("opens a shared case without a word of complaint, and copies a link to it @thorough", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${address}?pay=loan&rate=4`);
    // A loan at the discount rate is worth what cash is.
    await expect(figure(page, "Net present value")).toHaveText("€44,157");
    await expect(page.getByRole("radio", { name: "Loan" })).toBeChecked();
    await loanFold(page).click();
    await expect(field(page, "Loan rate")).toHaveValue("4");
    await page.getByRole("button", { name: "Copy link to this case" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/projects\/solar-financing-dashboard\/?\?pay=loan&rate=4$/);
    expect(complaints).toEqual([]);
  });

  test("hides the offer until a shared one is drawn", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${address}?lifetime=40`, { waitUntil: "domcontentloaded" });
    const shown = (label: string) =>
      page.getByText(label, { exact: true }).filter({ visible: true });
    await expect(shown("25-year savings")).toHaveCount(0);
    await release();
    await expect(shown("40-year savings").first()).toBeVisible();
  });

  test("clamps or ignores what an address must not ask for @thorough", async ({ page }) => {
    await page.goto(`${address}?cost=1e9&rate=-3&price=%3Cscript%3E&lifetime=4000&pay=crime`);
    await expect(field(page, "Lifetime")).toHaveValue("40");
    await expect(field(page, "Loan rate")).toHaveValue("0");
    await expect(page.getByText("4,000 is above the limit of 40; using 40.").first()).toBeVisible();
    await expect(page.getByText("−3 is below the limit of 0; using 0.").first()).toBeVisible();
    await expect(field(page, "System cost")).toHaveValue("18,000");
    await expect(field(page, "Electricity price")).toHaveValue("0.35");
    await expect(page.getByRole("radio", { name: "Cash" })).toBeChecked();
    await expect(page.locator("main")).not.toContainText(/NaN|Infinity|undefined/);
    await test.step("says that a system never pays back", async () => {
      await page.goto(`${address}?price=0.1&production=3000&rise=0`);
      await expect(figure(page, "Payback")).toHaveText("Never");
      await expect(figure(page, "Net present value")).toHaveText(/^−/);
      await expect(page.locator("main")).not.toContainText(/NaN|Infinity|undefined/);
    });
  });

  test("keeps the case when a heading is followed @thorough", async ({ page }) => {
    await openReady(page, `${address}?utm_source=mail`);
    await field(page, "System cost").fill("30000");
    const heading = page.getByRole("heading", { name: "The offer", exact: true });
    await heading.getByRole("link").click();
    await expect(page).toHaveURL(/\?utm_source=mail&cost=30000#the-offer$/);
    await expect(heading).toBeInViewport();
    await expect(field(page, "System cost")).toHaveValue("30,000");
    await expect(figure(page, "Net present value")).toHaveText("€35,757");
  });

  test("shows the first three years and the last, and the rest on demand @thorough", async ({
    page,
  }) => {
    await openReady(page, address);
    const table = page.getByRole("table", { name: /year by year/ });
    await expect(table.getByRole("rowheader")).toHaveText(["0", "1", "2", "3", "25", "Total"]);
    await expect(table.getByRole("row", { name: /^25 / })).toContainText("82,856");
    await expect(table.getByRole("row", { name: /^Total/ })).toContainText("95,456");
    const all = page.getByRole("button", { name: "Show all 26 rows" });
    await all.press("Enter");
    await expect(table.getByRole("rowheader")).toHaveCount(27);
    await expect(all).toBeFocused();
  });

  test("selects the link where the clipboard is missing, as it is without HTTPS @thorough", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await openReady(page, `${address}?lifetime=30`);
    await expect(page.getByRole("term").filter({ hasText: "30-year savings" })).toBeVisible();
    await page.getByRole("button", { name: "Copy link to this case" }).click();
    const link = page.getByRole("textbox", { name: "Not copied; selected instead" });
    await expect(link).toHaveValue(/\/projects\/solar-financing-dashboard\/?\?lifetime=30$/);
    await expect(link).toBeFocused();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected).toBe(await link.inputValue());
    await slider(page, "Lifetime").press("ArrowRight");
    await expect(link).toHaveCount(0);
  });

  test.describe("on a phone", thorough, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test("by touch: pay by loan in installments and reset; leads from the switch over the chart to the system", async ({
      page,
    }) => {
      await openReady(page, address);
      await test.step("is worked by touch", async () => {
        await page.getByRole("radio", { name: "Loan", exact: true }).tap();
        await expect(figure(page, "Net present value")).toHaveText("€43,522");
        await loanFold(page).tap();
        await page.getByRole("radio", { name: "Installments", exact: true }).tap();
        await expect(figure(page, "Net present value")).toHaveText("€43,562");
        await slider(page, "Subsidy").tap({ position: { x: 2, y: 20 } });
        await expect(page).toHaveURL(/\?pay=loan&subsidy=0&repay=instalments$/);
        await page.getByRole("button", { name: "Reset" }).tap();
        await expect(figure(page, "Net present value")).toHaveText("€44,157");
      });
      await test.step("folds the other groups", async () => {
        const places = [
          page.getByText("Loan", { exact: true }).first(),
          page.getByRole("img", { name: /Cumulative cash flow/ }),
          slider(page, "System size"),
          page.locator("summary", { hasText: "Electricity" }),
          page.getByRole("img", { name: /Strongest influence/ }),
        ];
        const boxes = await Promise.all(places.map((place) => place.boundingBox()));
        const tops = boxes.map((box) => box?.y ?? Number.NaN);
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        await expect(slider(page, "Price rise")).toBeHidden();
        await page.locator("summary", { hasText: "Electricity" }).click();
        await expect(slider(page, "Price rise")).toBeVisible();
      });
      await test.step("keeps the ends of a slider clear of the next one", async () => {
        await slider(page, "System size").focus();
        const ends = await page.getByText("20 kW", { exact: true }).boundingBox();
        const next = await page.getByText("System cost", { exact: true }).first().boundingBox();
        expect((next?.y ?? 0) - ((ends?.y ?? 0) + (ends?.height ?? 0))).toBeGreaterThanOrEqual(6);
      });
      await test.step("gives number fields text of 16 px, so that nothing zooms in", async () => {
        const sizes = await page
          .locator("input[role=spinbutton]")
          .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
        expect([...new Set(sizes)]).toEqual(["16px"]);
      });
      await test.step("gives every control 44 px", async () => {
        await page
          .locator("#model details")
          .evaluateAll((folds) => folds.map((fold) => fold.setAttribute("open", "")));
        const tooSmall = await page
          .getByRole("region", { name: "Solar model" })
          // Figures in a table are as high as their row.
          .locator("input, button:not(td button), summary:visible")
          .evaluateAll((controls) =>
            controls
              .filter((control) => {
                const { width, height } = control.getBoundingClientRect();
                return width < 44 || height < 44;
              })
              .map((control) => control.outerHTML),
          );
        expect(tooSmall).toEqual([]);
      });
      await test.step("never scrolls sideways, the open table included", async () => {
        await page.getByRole("button", { name: "Show all 26 rows" }).click();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(360);
      });
    });
  });

  test.describe("without JavaScript", thorough, () => {
    test.use({ javaScriptEnabled: false });

    test("has figures, charts, tables and inputs as values, and no control that would do nothing", async ({
      page,
    }) => {
      await page.goto(address);
      await expect(figure(page, "Net present value")).toHaveText("€44,157");
      await expect(page.getByRole("img", { name: /Cumulative cash flow/ })).toBeVisible();
      await expect(page.getByRole("definition").filter({ hasText: /^€18,000$/ })).toBeVisible();
      await expect(page.getByRole("row", { name: /^12 / })).toBeVisible();
      await expect(page.getByRole("row", { name: /^25 / })).toBeVisible();
      await expect(page.getByRole("slider")).toHaveCount(0);
      await expect(page.getByRole("spinbutton")).toHaveCount(0);
      await expect(page.getByRole("radio")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Reset" })).toHaveCount(0);
    });
  });
});
