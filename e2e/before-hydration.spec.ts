import { type Download, expect, type Locator, type Page, test } from "@playwright/test";
import { thoroughUnless } from "#tools/test-depth.ts";
import { answerWith, expectSuccess, fillIn } from "./contact-form.ts";
import { exampleModel, indexPages, nameOf, pagesOfEachKind } from "./pages.ts";
import { holdScripts, untilReady } from "./ready.ts";

/** Everything a visitor can operate. Plain links are left to the browser; `.workings` is for those without script. */
const anyControl =
  "button, .figure, input, select, textarea, summary:not(.workings > *), video, audio, [contenteditable], [role=button], [role=slider], [role=switch]";

/**
 * A kind of control: what a visitor does to it while the scripts are held back, and what shows afterward
 * that it counted.
 */
type ControlKind = {
  name: string;
  selector: string;
  /** Those of one round are used together, the first if none is given; a slider and its number field set the same input. */
  round?: 2 | 3 | 4 | 5 | 6;
  /** Where trying one of them on a page is enough. */
  firstOnly?: true;
  /** The browser operates it, or another test does. */
  isLeftAlone?: true;
  /** A click, if nothing else is given. */
  act?: (control: Locator, page: Page) => Promise<void>;
  counted?: (control: Locator, page: Page) => Promise<void>;
};

/** Starting PostgreSQL takes seconds of processor time; queries are run in the specs beside the texts. */
async function pressWithoutPostgres(control: Locator, page: Page) {
  await page.route("**/*.wasm", () => {});
  await control.click();
}

/** Awaited from the click on, before the script that starts the download has run. */
const downloads = new WeakMap<Page, Promise<Download>>();

/** The first that matches a control is its kind. */
const controlKinds: readonly ControlKind[] = [
  {
    name: "theme switch",
    selector: "[data-theme-switch]",
    counted: async (_, page) => {
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    },
  },
  {
    name: "menu",
    selector: "button[popovertarget='site-links']",
    act: async (control, page) => {
      await control.click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await control.click();
    },
  },
  {
    name: "search, a link to the search page",
    selector: "a[role=button]",
    act: (control) => expect(control).toHaveAttribute("href", /\/search$/),
  },
  {
    // That the others name dialogs which can be closed is checked in e2e/html/references.test.ts.
    name: "button that opens a dialog",
    selector: "button[command=show-modal]",
    firstOnly: true,
    act: async (control) => expect(await control.evaluate(opensAndCloses)).toBe(true),
  },
  {
    name: "button that closes its dialog, used above",
    selector: "dialog button[command=close]",
    isLeftAlone: true,
  },
  {
    name: "button to the next picture",
    selector: "dialog [data-step=next]",
    round: 2,
    firstOnly: true,
    act: async (control, page) => {
      await page.locator("button[command=show-modal][commandfor=picture-1]").click();
      await control.click();
    },
    counted: (_, page) =>
      expect(page.locator("dialog[open]")).toHaveAttribute("aria-label", /picture 2 of/),
  },
  {
    name: "button to the previous picture",
    selector: "dialog [data-step=previous]",
    round: 3,
    firstOnly: true,
    act: async (control, page) => {
      await page.locator("button[command=show-modal][commandfor=picture-1]").click();
      await control.click();
    },
    counted: (_, page) =>
      expect(page.locator("dialog[open]")).toHaveAttribute("aria-label", /picture (\d) of \1/),
  },
  {
    name: "button that shares the page, or copies its link without a sheet",
    selector: "[data-share]",
    counted: (control) => expect(control).toHaveText("Link copied"),
  },
  {
    name: "copy button of a code block",
    selector: "figure button:has-text('Copy')",
    firstOnly: true,
    counted: (control) => expect(control.locator("..")).toContainText("opied"),
  },
  {
    name: "copy button",
    selector: "button:has-text('Copy')",
    round: 2,
    firstOnly: true,
    counted: (control) => expect(control.locator("..")).toContainText("opied"),
  },
  {
    name: "figure that shows its working",
    selector: ".figure",
    round: 5,
    firstOnly: true,
    counted: (_, page) => expect(page.locator("#working")).toBeVisible(),
  },
  {
    name: "button that can do nothing yet",
    selector: "main button:disabled",
    act: (control) => expect(control).toBeDisabled(),
  },
  {
    name: "button that unfolds a table",
    selector: "button[aria-expanded]:has-text('Show all')",
    counted: (control) => expect(control).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "previous step of a query",
    selector: "[aria-label='Previous step']",
    firstOnly: true,
    counted: (control) => expect(control.locator("..")).toContainText(/(\d+) of (?!\1)\d+/),
  },
  {
    name: "next step of a query, which opens with its last",
    selector: "[aria-label='Next step']",
    isLeftAlone: true,
  },
  {
    name: "button that runs a query",
    selector: ".sql-run",
    round: 2,
    firstOnly: true,
    act: pressWithoutPostgres,
    counted: (control) => expect(control).toHaveText("Cancel"),
  },
  {
    name: "button that edits a query",
    selector: ".sql-bar button[aria-pressed]",
    round: 3,
    firstOnly: true,
    counted: (control) => expect(control).toHaveAttribute("aria-pressed", "true"),
  },
  {
    name: "button that runs a step to show all its rows",
    selector: ".sql-query figcaption button",
    round: 4,
    firstOnly: true,
    act: pressWithoutPostgres,
    counted: (_, page) => expect(page.locator(".sql-run").first()).toHaveText("Cancel"),
  },
  {
    name: "button that stays pressed",
    selector: "button[aria-pressed]",
    counted: (control) => expect(control).toHaveAttribute("aria-pressed", "true"),
  },
  {
    name: "square of the game's board",
    selector: "button[aria-label$=', empty']",
    round: 2,
    firstOnly: true,
    counted: (control) => expect(control).not.toHaveAttribute("aria-label", /empty$/),
  },
  {
    name: "new game",
    selector: "button:text-is('New game')",
    counted: (control) => expect(control).toBeEnabled(),
  },
  {
    name: "list of the sections of a page, which covers what is below it",
    selector: "button[popovertarget='page-sections']",
    act: async (control, page) => {
      await control.click();
      await expect(page.locator("#page-sections a").first()).toBeVisible();
      await control.click();
    },
  },
  {
    name: "contents or details that unfold",
    selector: "summary",
    counted: (control) => expect(control.locator("..")).toHaveAttribute("open", ""),
  },
  {
    name: "video, played by the browser",
    selector: "video[controls]",
    isLeftAlone: true,
  },
  {
    name: "button that plays the video",
    selector: ".demo-video button",
    counted: (control) => expect(control).toBeHidden(),
  },
  {
    name: "contact form: send",
    selector: "form[aria-label='Contact form'] button[type=submit]",
    round: 3,
    act: async (control, page) => {
      await answerWith(page, 200, "OK");
      await fillIn(page);
      await control.click();
    },
    counted: (_, page) => expectSuccess(page),
  },
  {
    name: "contact form: honeypot, out of reach",
    selector: "form[aria-label='Contact form'] [hidden] input",
    act: (control) => expect(control).toBeHidden(),
    counted: (control) => expect(control).toHaveValue(""),
  },
  {
    name: "contact form: field",
    selector: "form[aria-label='Contact form'] :is(input, textarea)",
    act: (control) => control.fill("grace@example.org"),
    counted: (control) => expect(control).toHaveValue("grace@example.org"),
  },
  {
    name: "search field of the dialog, tested in search.spec.ts",
    selector: "dialog search input[name=q]",
    isLeftAlone: true,
  },
  {
    name: "search field",
    selector: "main search input[name=q]",
    act: (control) => control.fill("bond"),
    counted: async (control, page) => {
      await expect(control).toHaveValue("bond");
      await expect(page.getByRole("status").filter({ hasText: "for “bond”" })).toBeVisible();
      await expect(page).toHaveURL(/\?q=bond$/);
    },
  },
  {
    name: "checkbox: single keys",
    selector: "input[type=checkbox]",
    round: 2,
    act: (control) => control.uncheck(),
    counted: async (control, page) => {
      await expect(control).not.toBeChecked();
      expect(await page.evaluate(() => localStorage.getItem("single-keys"))).toBe("off");
    },
  },
  {
    name: "model: cell of a grid",
    selector: "main section [role=grid] td button",
    round: 3,
    firstOnly: true,
    counted: (_, page) => expect(page).toHaveURL(/\?/),
  },
  {
    name: "model: text of a demo, which cannot be edited",
    selector: "main section textarea[readonly]",
    act: (control) => expect(control).toHaveJSProperty("readOnly", true),
  },
  {
    name: "report: copy of a demo to edit",
    selector: "button:text-is('Edit this data')",
    round: 3,
    counted: (_, page) => expect(page.getByRole("radio", { name: "Your own" })).toBeChecked(),
  },
  {
    name: "numbers of the case as a file",
    selector: "button:has-text('Numbers (.csv)')",
    round: 2,
    act: async (control, page) => {
      downloads.set(page, page.waitForEvent("download"));
      await control.click();
    },
    counted: async (_, page) => {
      expect((await downloads.get(page))?.suggestedFilename()).toMatch(/\.csv$/);
    },
  },
  {
    name: "report: paper, which needs the browser",
    selector: "main section button:text-is('Print')",
    act: (control) => expect(control).toBeEnabled(),
  },
  {
    name: "time stamp: correction, with a test of its own",
    selector:
      "main section details fieldset:has(legend:text-is('Correct a row')) :is(input, select, button)",
    isLeftAlone: true,
  },
  {
    name: "time stamp: clock",
    selector: "main section input[pattern][required]",
    act: (control) => control.fill("19:05"),
    counted: (control) => expect(control).toHaveValue("19:05"),
  },
  {
    name: "time stamp: buttons by the door",
    selector: "main section button:is(:text-is('In'), :text-is('Break'), :text-is('Out'))",
    round: 4,
    firstOnly: true,
    counted: (_, page) =>
      expect(
        page.getByRole("status").filter({ hasText: "written: Lena Hoffmann, In" }),
      ).toHaveCount(1),
  },
  {
    name: "time stamp: who is at the door",
    selector: "main section select:has(option[value='Lena Hoffmann'])",
    round: 2,
    act: async (control) => {
      await control.selectOption("Felix Brandt");
    },
    counted: (control) => expect(control).toHaveValue("Felix Brandt"),
  },
  {
    name: "model: line of an account",
    selector: "main section table select:has(optgroup), main section details table select",
    firstOnly: true,
    act: async (control) => {
      await control.evaluate((node) => node.closest("details")?.setAttribute("open", ""));
      await control.selectOption({ index: 3 });
    },
    counted: async (control, page) => {
      await expect(control).toHaveJSProperty("selectedIndex", 3);
      // The mapping is written to the url beside the inputs, and not before them.
      await expect(page).toHaveURL(/map=/);
    },
  },
  {
    name: "choice that the stylesheet answers",
    selector: "main [data-native] input[type=radio]:not([checked])",
    firstOnly: true,
    act: (control) => control.press("Space"),
    counted: (control) => expect(control).toBeChecked(),
  },
  {
    name: "choice that the stylesheet answers, made by the page",
    selector: "main [data-native] input[type=radio]",
    isLeftAlone: true,
  },
  {
    name: "model: choice",
    selector: "main section input[type=radio]",
    // Apart from numbers and sliders: a choice may replace the fields below it.
    round: 3,
    act: async (control) => {
      // By key: the radio button of a bar lies below what it chooses.
      await control.press("Space");
    },
  },
  {
    name: "model: choice from a list",
    selector: "main section select",
    round: 4,
    act: (control) => chooseAnother(control),
    counted: (control) => expectNudged(control),
  },
  {
    name: "model: button that adds a row",
    selector: "main section button:text('Add a')",
    round: 4,
    counted: (_, page) => expect(page).toHaveURL(/\?.*=/),
  },
  {
    name: "model: button that removes a row",
    selector: "main section fieldset button[aria-label^=Remove]",
    round: 5,
    firstOnly: true,
    counted: (_, page) => expect(page).toHaveURL(/\?.*=/),
  },
  {
    name: "model: date field",
    selector: "main section input[type=date]",
    act: (control) => fillInNextYear(control),
    counted: (control) => expectNudged(control),
  },
  {
    name: "model: row fewer or more",
    selector: "main section button:is(table [aria-label^=Remove], :has-text('Add a '))",
    round: 3,
    firstOnly: true,
    counted: (_, page) => expect(page).toHaveURL(/\?/),
  },
  {
    name: "model: number field",
    selector: "main section input[role=spinbutton]",
    act: (control) => enterAnotherValue(control),
    counted: (control) => expectTyped(control),
  },
  {
    name: "model: handle on a chart",
    selector: "main section input.chart-handle",
    round: 5,
    firstOnly: true,
    act: (control) => enterAnotherValue(control),
    counted: (_, page) => expect(page).toHaveURL(/\?/),
  },
  {
    name: "reading of a chart",
    selector: "main input[aria-label='Read the chart']",
    round: 6,
    firstOnly: true,
    act: (control) => control.press("ArrowRight"),
    counted: async (control) => {
      await expect(control).toBeFocused();
      await expect(control).toHaveValue("1");
    },
  },
  {
    name: "model: slider",
    selector: "main section input[type=range]",
    round: 2,
    act: (control) => enterAnotherValue(control),
    counted: (control) => expectNudged(control),
  },
];

function opensAndCloses(opener: HTMLElement | SVGElement) {
  const dialog = document.getElementById(opener.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement) || !(opener instanceof HTMLElement)) return false;
  opener.click();
  const opened = dialog.open;
  dialog.querySelector<HTMLElement>("[command=close]")?.click();
  return opened && !dialog.open;
}

/**
 * Enters a number in one call to the browser, because some pages have fifty fields: the upper limit of a number
 * field, or the next step of a slider; at the end of the range the one below.
 */
async function enterAnotherValue(control: Locator) {
  await control.evaluate((node) => {
    if (!(node instanceof HTMLInputElement)) throw new Error("Not a field.");
    const before = node.value;
    if (node.type === "range") {
      node.stepUp();
      if (node.value === before) node.stepDown();
      node.dataset.nudged = node.value;
    } else {
      const { ariaValueNow, ariaValueMin, ariaValueMax } = node;
      const other = (ariaValueNow === ariaValueMax ? ariaValueMin : ariaValueMax) ?? "";
      // As the field itself writes it, because it keeps what was typed while it has the focus.
      node.value = Number(other).toLocaleString("en-US").replace("-", "−");
      node.dataset.nudged = other;
    }
    node.dispatchEvent(new InputEvent("input", { bubbles: true }));
    node.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

async function expectTyped(control: Locator) {
  const typed = await control.getAttribute("data-nudged");
  await expect(control).toHaveAttribute("aria-valuenow", typed ?? "");
}

async function fillInNextYear(control: Locator) {
  const [year = "", month = ""] = (await control.inputValue()).split("-");
  const last = await control.getAttribute("max");
  const nextYear = `${Number(year) + 1}-${month}-15`;
  const later = last && last < nextYear ? last : nextYear;
  await control.fill(later);
  await control.evaluate((node, value) => node.setAttribute("data-nudged", value), later);
}

async function chooseAnother(control: Locator) {
  const before = await control.inputValue();
  const others = await control.evaluate((node, before) => {
    const { options } = node as HTMLSelectElement;
    return [...options].map(({ value }) => value).filter((value) => value !== before);
  }, before);
  const chosen = others[0] ?? "";
  await control.selectOption(chosen);
  await control.evaluate((node, value) => node.setAttribute("data-nudged", value), chosen);
}

async function expectNudged(control: Locator) {
  const nudged = await control.getAttribute("data-nudged");
  await expect(control).toHaveValue(nudged ?? "");
}

/** Narrow, so that the menu is there too. */
test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light" });

type Found = { id: string; kind: ControlKind };

/** Gives every control of the page an id, by its place: the same at each visit, because it is the same HTML. */
async function markControls(page: Page): Promise<string[]> {
  return page.locator(anyControl).evaluateAll((controls) =>
    controls.map((control, index) => {
      control.setAttribute("data-control", String(index));
      return String(index);
    }),
  );
}

/** Every control of the page with its kind; fails if one is not in the list of kinds. */
async function controlsOf(page: Page, ids: readonly string[]): Promise<Found[]> {
  const kinds = new Map<string, ControlKind>();
  const matching = await Promise.all(
    controlKinds.map(({ selector }) =>
      page
        .locator(selector)
        .evaluateAll((controls) => controls.map((control) => control.getAttribute("data-control"))),
    ),
  );
  // The first kind that matches a control is its kind, so the earlier ones come last here.
  for (const [index, kind] of [...controlKinds.entries()].toReversed()) {
    for (const id of matching[index] ?? []) if (id !== null) kinds.set(id, kind);
  }
  const unlisted = ids.filter((id) => !kinds.has(id));
  const markup = unlisted.map((id) =>
    page.locator(`[data-control="${id}"]`).evaluate((node) => node.outerHTML),
  );
  expect(await Promise.all(markup), "controls that no test below names").toEqual([]);
  return [...kinds].map(([id, kind]) => ({ id, kind })).sort((a, b) => Number(a.id) - Number(b.id));
}

/** What the model shows: every input and every figure. */
async function shown(page: Page) {
  return page.locator("main section").evaluateAll((sections) =>
    sections.flatMap((section) => [
      ...[...section.querySelectorAll("input")].map((input) =>
        input.type === "radio" ? `${input.value} ${input.checked}` : input.value,
      ),
      // Without the row that says how many are folded: unfolding a table is not part of the case.
      ...[...section.querySelectorAll("dl:not(.workings dl), tr:has(th)")].map(
        (figures) => figures.textContent,
      ),
    ]),
  );
}

/** Together they have most kinds of controls; the other pages are left to the thorough run. */
const representative = new Set([`projects/${exampleModel.slug}`, "search"]);

for (const path of [...pagesOfEachKind, ...indexPages]) {
  const details = thoroughUnless(representative.has(path));
  test(
    `${nameOf(path)}: what is done before the script arrives counts`,
    details,
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const found = await operateControls(page, path, 1);
      const later = new Set(found.flatMap(({ kind }) => kind.round ?? []));
      for (const round of later) await operateControls(page, path, round, found);
    },
  );
}

/** Uses the controls of a round while the scripts are held back, then checks the outcome; `known` is from round 1. */
async function operateControls(page: Page, path: string, round: number, known?: Found[]) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await closeGreeting(page);
  const ids = await markControls(page);
  const found = known ?? (await controlsOf(page, ids));
  expect(ids).toHaveLength(found.length);
  const controls = found
    .filter(({ kind }) => (kind.round ?? 1) === round && !kind.isLeftAlone)
    .filter(
      ({ kind }, index, all) =>
        !kind.firstOnly || all.findIndex((other) => other.kind === kind) === index,
    )
    .map(({ id, kind }) => ({ kind, control: page.locator(`[data-control="${id}"]`) }));
  for (const { kind, control } of controls) {
    await test.step(`use the ${kind.name}`, async () => {
      await control.evaluate(unfold);
      await (kind.act ? kind.act(control, page) : control.click());
    });
  }
  await release();
  for (const { kind, control } of controls) {
    await test.step(`see that the ${kind.name} counted`, async () => kind.counted?.(control, page));
  }
  await page.unroute("**/assets/*.js");
  if (controls.some(({ kind }) => kind.name.startsWith("model"))) await expectCalculated(page);
  return found;
}

/** Opens every fold that a control is in; a heading that folds is not in its own. */
function unfold(control: Element) {
  let inside = control.matches("summary") ? control.closest("details")?.parentElement : control;
  while (inside) {
    if (inside instanceof HTMLDetailsElement) inside.open = true;
    inside = inside.parentElement;
  }
}

/** The dialog of an unfinished article opens on the first visit, in front of everything else. */
async function closeGreeting(page: Page) {
  const greeting = page.locator("dialog#coming-soon[open]");
  if ((await greeting.count()) === 0) return;
  await page.keyboard.press("Escape");
  await expect(greeting).toBeHidden();
}

/** The same case opened again is calculated from the address, so it must show the same. */
async function expectCalculated(page: Page) {
  await expect.poll(() => new URL(page.url()).search).not.toBe("");
  // The url is updated a moment after the last change, and at once when the visitor leaves the page.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const before = await shown(page);
  await page.goto(page.url());
  await untilReady(page);
  await expect.poll(() => shown(page)).toEqual(before);
}

test.describe("a figure pressed early", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("in a table shows its working once React has taken over", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`projects/${exampleModel.slug}`, { waitUntil: "commit" });
    await page.locator(".model td:visible", { hasText: /\d/ }).first().click();
    await release();
    await expect(page.locator("#working")).toBeVisible();
  });

  test("in the strip, and released after React has taken over, shows its working", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`projects/${exampleModel.slug}`, { waitUntil: "commit" });
    await page.locator(".result-strip .figure").first().hover();
    await page.mouse.down();
    await release();
    await page.mouse.up();
    await expect(page.locator("#working")).toBeVisible();
  });
});

test("text that is still being typed keeps its caret", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("search", { waitUntil: "domcontentloaded" });
  const field = page.getByRole("main").getByRole("textbox");
  await field.pressSequentially("bod");
  await page.keyboard.press("ArrowLeft");
  await release();
  await page.keyboard.type("n");
  await expect(field).toHaveValue("bond");
});
