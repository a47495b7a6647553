import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { readCsv } from "#app/features/models/kit/csv.ts";
import { slugsWithWorkings, workingsOf } from "#builder/pages/models-with-workings.ts";
import { allFaults, contrastFaults } from "#e2e/accessibility.ts";
import { openReady } from "#e2e/ready.ts";
import { readWorkbook } from "#tools/recalculation/read-workbook.ts";
import { loadEngine, openInEngine } from "#tools/recalculation/spreadsheet-engine.ts";
import { thoroughUnless } from "#tools/test-depth.ts";

function open(page: Page, slug: string, query = "") {
  return openReady(page, `projects/${slug}${query}`);
}

function panel(page: Page) {
  return page.getByRole("region", { name: "Working", exact: true });
}

/** The buttons of the strip. */
function headlines(page: Page) {
  return page.locator("dl dd > button[data-cell]");
}

function trace(page: Page) {
  return new URL(page.url()).searchParams.get("trace");
}

/** What a screen reader hears: the last sentence about this figure. */
function spoken(page: Page, label: string) {
  return page.locator("output").filter({ hasText: label });
}

/** Tables of what was recorded, not calculated: they are what the model starts from. */
const recorded = ["The latest ten rows of the log, newest first"];

/** Numbers of the model's strip and tables without a working. Inputs are fields, not figures. */
function untracedNumbers(page: Page) {
  return headlines(page)
    .first()
    .evaluate((headline, recorded) => {
      const model = headline.closest("section[aria-label]");
      const isNumber = (text: string | null) => /\d/.test(text ?? "");
      const strip = [...(headline.closest("dl")?.querySelectorAll("dt + dd") ?? [])];
      const cells = [...(model?.querySelectorAll("td") ?? [])].filter(
        (cell) => !recorded.includes(cell.closest("table")?.caption?.textContent ?? ""),
      );
      return (
        [...strip, ...cells]
          .filter((place) => isNumber(place.textContent) && !place.querySelector("input, select"))
          // A button that removes a row has its number for screen readers.
          .filter((place) => !place.querySelector("button:not([data-cell])"))
          .filter((place) => !place.matches("[data-cell]") && !place.querySelector("[data-cell]"))
          .map((place) => place.textContent)
      );
    }, recorded);
}

// Each test loads its own model: with all of them, Playwright takes six seconds more to find the tests.
for (const slug of slugsWithWorkings()) {
  test.describe(slug, thoroughUnless(slug === "solar-financing-calculator"), () => {
    test("a headline figure is traced to an input and back by keys alone", async ({ page }) => {
      const { sheet } = await workingsOf(slug);
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      // Without motion the colors of a theme change at once.
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await open(page, slug);
      const [result] = sheet.definition.results;
      const headline = headlines(page).and(page.locator(`[data-cell="${result?.name}"]`));
      await headline.focus();
      expect(scripts.filter((url) => /\/(trac|workings|pack)/.test(url))).toEqual([]);

      await page.keyboard.press("Enter");
      await expect(panel(page)).toBeVisible();
      await expect(headline).toHaveAttribute("aria-expanded", "true");
      await expect(headline).toBeFocused();
      expect(await allFaults(page, "[aria-label=Working]")).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await contrastFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });

      // The url is updated a moment later.
      await expect.poll(() => trace(page)).not.toBeNull();
      const value = await headline.innerText();
      await expect(spoken(page, result?.label ?? "")).toHaveText(/, .+: \S/);
      const visited = [];
      while (
        !(await panel(page)
          .getByText(/^An input: change it/)
          .isVisible())
      ) {
        visited.push(trace(page));
        await page.keyboard.press("Control+[");
        await expect.poll(() => trace(page)).not.toBe(visited.at(-1));
        expect(visited.length).toBeLessThan(20);
      }
      const steps = page.getByRole("navigation", { name: "Path to this figure" });
      await expect(steps.getByRole("listitem")).toHaveCount(visited.length + 1);
      const inputs = sheet.cells.filter(({ formula }) => !formula).map(({ id }) => id);
      expect(inputs).toContain(trace(page)?.split("-").at(-1));

      await page.keyboard.press("Control+]");
      await expect(panel(page).getByText(/^An input: change it/)).toHaveCount(0);
      for (let steps = visited.length; steps > 0; steps--) await page.keyboard.press("Escape");
      await expect(panel(page)).toHaveCount(0);
      await expect(headline).toBeFocused();
      await expect.poll(() => trace(page)).toBeNull();

      await page.keyboard.press("Control+Backquote");
      await expect(headline).toHaveText(/^=/);
      await page.keyboard.press("Control+Backquote");
      await expect(headline).toHaveText(value);

      await test.step("every number in the strip and the tables can be pressed, and is a cell of the sheet", async () => {
        const ids = await page
          .locator("[data-cell]")
          .evaluateAll((all) =>
            all.flatMap((one) => one.getAttribute("data-cell")?.split(" ") ?? []),
          );
        const unknownIds = ids.filter((id) => !sheet.find(id));
        // An input that only scales others is on the page alone.
        expect(unknownIds.filter((id) => id !== "systemSizeKw")).toEqual([]);
        expect(await untracedNumbers(page)).toEqual([]);
      });
    });

    test("has no accessibility violation with an open trace, in either theme @thorough", async ({
      page,
    }) => {
      const { sheet } = await workingsOf(slug);
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const [result] = sheet.definition.results;
      await open(page, slug, `?trace=${result?.name}`);
      await expect(panel(page)).toBeVisible();
      expect(await allFaults(page, "main")).toEqual([]);
      expect(
        await panel(page).evaluate((element) =>
          element.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1),
        ),
      ).toEqual([]);

      await page.emulateMedia({ colorScheme: "dark" });
      expect(await contrastFaults(page)).toEqual([]);
    });
  });
}

test("the downloaded workbook, recalculated, and the file of numbers give the figures of the strip", async ({
  page,
}) => {
  await open(page, "pe-waterfall-structure", "?scenario=upside&out6=80");
  await expect(headlines(page).first()).toBeVisible();
  const strip = await headlines(page).allInnerTexts();
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download workbook" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("pe-waterfall-structure.xlsx");

  await loadEngine();
  const { names, cells } = readWorkbook(await readFile(await download.path()));
  const engine = openInEngine(names, cells);
  engine.recalculate();
  const results = [4, 5, 6, 7].map((row) =>
    Number(engine.read({ sheet: "Results", row, column: 3 })),
  );
  const [multiple = 0, irr = 0, carry = 0, distributed = 0] = results;
  expect(strip).toEqual([
    `${multiple.toFixed(2)}×`,
    `${(irr * 100).toFixed(1)}%`,
    `€${(carry / 1e6).toFixed(1)}m`,
    `€${(distributed / 1e6).toFixed(1)}m`,
  ]);
  const numbersStarted = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the numbers (.csv)" }).click();
  const numbers = await numbersStarted;
  expect(numbers.suggestedFilename()).toBe("pe-waterfall-structure.csv");
  const rows = readCsv(await readFile(await numbers.path(), "utf8")).cells;
  expect(Number(rows.find(([, , name]) => name === "carry")?.at(-1))).toBeCloseTo(carry, 5);

  const link = cells.find(({ sheet, text }) => sheet === "About" && text.startsWith("http"));
  expect(link?.text).toContain("/projects/pe-waterfall-structure?scenario=upside&out6=80");
});

test("a table is one stop for the Tab key, and the arrows move in it @thorough", async ({
  page,
}) => {
  await open(page, "pe-waterfall-structure");
  await page.getByRole("heading", { name: "Tier by tier, year by year" }).click();
  const table = page.getByRole("table", { name: /tier by tier and year by year/ });
  const stops = table.locator('button[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(table.locator('[data-cell="managementFee.2"]')).toBeFocused();
  await expect(stops).toHaveCount(1);

  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("Management fee before the offset");
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(table.locator('[data-cell="managementFee.2"]')).toBeFocused();
});

test("Ctrl ` shows formulas in place of values, and the values again @thorough", async ({
  page,
}) => {
  await open(page, "pe-waterfall-structure");
  const cell = page.locator('button[data-cell="toGp.8"]');
  await expect(cell).toHaveText("9,600");
  await page.keyboard.press("Control+Backquote");
  await expect(cell).toHaveText(/^=J\d+(?:[+-]J\d+)+$/);
  await expect(cell).toHaveCSS("text-align", "left");
  await expect(cell).toHaveCSS("font-family", /mono/i);
  await page.keyboard.press("Control+Backquote");
  await expect(cell).toHaveText("9,600");
});

for (const screen of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`a working opens without moving the model at ${screen.width} px`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "pe-waterfall-structure");
    const model = page.getByRole("region", { name: "Waterfall model" });
    await expect(model.getByText("Select a figure to see how it is calculated.")).toBeVisible();
    const before = await placesIn(model);
    await model.getByRole("button", { name: "TVPI, 1.68×" }).click();
    await expect(panel(page)).toBeVisible();
    expect(await placesIn(model)).toEqual(before);
    expect(await coveredByPanel(page, "h1, dl [aria-expanded=true]")).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await placesIn(model)).toEqual(before);
  });
}

for (const screen of [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]) {
  test(`at ${screen.width} px the working of a key figure covers nothing of the model, and follows the case`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "pe-waterfall-structure");
    const model = page.getByRole("region", { name: "Waterfall model" });
    const before = await placesIn(model);
    for (const headline of await headlines(page).all()) {
      await headline.click();
      await expect(headline).toHaveAttribute("aria-expanded", "true");
      await expect(panel(page)).toBeInViewport({ ratio: 1 });
      expect(
        await coveredByPanel(
          page,
          "h1, h1 + dl > :first-child, #model dl, #model :is(h2, label, figure, table)",
        ),
      ).toEqual([]);
    }
    await expect(panel(page)).toContainText("= €185.0m");
    await page.getByRole("radio", { name: "Upside" }).check({ force: true });
    await expect(panel(page)).not.toContainText("= €185.0m");
    await expect(panel(page)).toContainText(`= ${await headlines(page).last().innerText()}`);
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    expect(await placesIn(model)).toEqual(before);
  });
}

test("a working leads to a cell in a table below without covering it, and back to its place above the strip", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "pe-waterfall-structure");
  await headlines(page).first().press("Enter");
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  expect(await coveredByPanel(page, "#model dl, #model figure")).toEqual([]);
  const above = await panel(page).boundingBox();
  for (const step of ["To the LPs, total", "To the LPs in year 4"]) {
    await page.keyboard.press("Control+[");
    await expect(panel(page).getByRole("navigation").getByText(step)).toBeVisible();
    await expect(page.locator("td > button:focus")).toBeInViewport({ ratio: 1 });
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    expect(await coveredByPanel(page, "td > button:focus")).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(headlines(page).first()).toBeFocused();
  expect(await panel(page).boundingBox()).toEqual(above);
});

test("the outlines of a working cut no figure beside them", async ({ page }) => {
  await open(page, "bond-portfolio-dashboard", "?trace=convexity.3");
  await expect(panel(page)).toBeVisible();
  const cut = await page.evaluate(() => {
    const figures = [...document.querySelectorAll("td > [data-cell]")].map((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      return range.getBoundingClientRect();
    });
    const outlines = [...document.querySelectorAll(".trace-lines rect")].map((outline) =>
      outline.getBoundingClientRect(),
    );
    if (outlines.length < 2) throw new Error("The figure and what it comes from are outlined");
    return outlines.flatMap(({ left, top, bottom }) =>
      figures.filter(
        (text) =>
          text.top < bottom && text.bottom > top && text.left < left && text.right > left - 2,
      ),
    );
  });
  expect(cut).toEqual([]);
});

test("the outline of a figure follows it to where a change of the case moves it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "pe-waterfall-structure", "?trace=lpMultiple-toLps.total");
  const cell = page.locator('td:has(> [data-cell="toLps.total"][aria-expanded=true])').first();
  const outline = page.locator(".trace-lines > rect").first();
  const left = async (place: Locator) => (await place.boundingBox())?.x ?? 0;
  const before = await left(cell);
  await page.getByRole("radio", { name: "Downside" }).check({ force: true });
  await expect(cell).toHaveText("90.0");
  await expect.poll(() => left(cell)).toBeGreaterThan(before);
  // Within the space beside the figure.
  await expect
    .poll(async () => Math.abs((await left(outline)) - (await left(cell))))
    .toBeLessThan(6);
});

/** What of it the panel lies over. What is folded has no box. */
function coveredByPanel(page: Page, selector: string) {
  return panel(page).evaluate((element, selector) => {
    const card = element.getBoundingClientRect();
    const parts = [...document.querySelectorAll(selector)].filter((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      const isBeside = right <= card.left || left >= card.right;
      return width > 0 && !isBeside && bottom > card.top && top < card.bottom;
    });
    return parts.filter((part) => !element.contains(part)).map((part) => part.textContent);
  }, selector);
}

/** Where the strip and the first input are on the page, however far it has scrolled. */
function placesIn(model: Locator) {
  return model.evaluate((element) =>
    ["dl", "input"].map((part) => {
      const { x, y } = element.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y + scrollY];
    }),
  );
}

test("the words hold for the case shown @thorough", async ({ page }) => {
  await open(page, "solar-financing-dashboard", "?trace=npv");
  await expect(panel(page)).toContainText("Cash flow (cash) in year 0");
  await page.getByRole("radio", { name: "Loan" }).check({ force: true });
  await expect(panel(page)).toContainText("Cash flow (loan) in year 0");
});

test("of many lines that use a figure two are in view, and the rest are unfolded by a key @thorough", async ({
  page,
}) => {
  await open(page, "fraud-detection", "?trace=alerts");
  const used = panel(page).getByText(/^Used in/);
  const lines = used.getByRole("button");
  await expect(lines).toHaveCount(2);
  const more = used.getByText(/^and \d+ more$/);
  await expect(more).toBeInViewport({ ratio: 1 });
  await more.press("Enter");
  await expect(lines).toHaveCount(5);
  await lines.last().press("Enter");
  await expect(panel(page).getByRole("navigation").getByRole("listitem")).toHaveCount(2);
});

test("a phone jumps to what a figure comes from, and back @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "pe-waterfall-structure", "?trace=totalDistributed-distributed.total");
  await panel(page).getByRole("button", { name: "Show Distributed, year 1 to 10" }).click();
  await expect(
    page.getByRole("spinbutton", { name: "Distributed in year 4, €m" }),
  ).toBeInViewport();
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("button", { name: "Back to €185.0m" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("list", { name: "Comes from" })).toBeVisible();
  await expect(panel(page)).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // On the built HTML, e2e/html/model-pages.test.ts checks this for every model.
  test("the workings are in a closed list, and the workbook of the base case is a link @thorough", async ({
    page,
    request,
  }) => {
    await page.goto("projects/pe-waterfall-structure");
    await expect(page.locator("button[data-cell]")).toHaveCount(0);
    const list = page.getByText("How these figures are calculated");
    await list.click();
    await expect(page.getByText("€17.0m − €0.0m = €17.0m")).toBeVisible();
    const href = await page.getByRole("link", { name: "Download workbook" }).getAttribute("href");
    const answer = await request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain("spreadsheetml.sheet");
    expect(readWorkbook(await answer.body()).names).toEqual([
      "About",
      "Inputs",
      "Calculation",
      "Comparison",
      "Results",
    ]);
  });
});

test("a working that could not be loaded comes when its figure is pressed again", async ({
  page,
}) => {
  await page.route("**/assets/trace-*.js", (route) => route.abort());
  await open(page, "solar-financing-dashboard", "?trace=npv");
  await expect(page.getByText("The working could not be loaded.")).toBeVisible();
  await page.unroute("**/assets/trace-*.js");
  await headlines(page).and(page.locator("[data-cell=npv]")).click();
  await expect(panel(page)).toBeVisible();
  expect(trace(page)).toBe("npv");
});
