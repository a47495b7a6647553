import { expect, type Locator, type Page } from "@playwright/test";
import { answerWith, expectSuccess, fillIn } from "./contact-form.ts";

/** Everything a visitor can operate. Plain links are left to the browser; `.workings` is for those without script. */
export const anyControl =
  "button, input, select, textarea, summary:not(.workings > *), video, audio, [contenteditable], [role=button], [role=slider], [role=switch]";

/**
 * A kind of control: what a visitor does to it while the scripts are held back, and what shows afterwards
 * that it counted.
 */
export type ControlKind = {
  name: string;
  selector: string;
  /** Those of one round are used together; a slider and its number field set the same input. */
  round: 1 | 2 | 3;
  /** Where trying one of them on a page is enough. */
  firstOnly?: true;
  act: (control: Locator, page: Page) => Promise<void>;
  counted: (control: Locator, page: Page) => Promise<void>;
};

async function nothingMore() {}

/** The first that matches a control is its kind. */
export const controlKinds: readonly ControlKind[] = [
  {
    name: "theme switch",
    selector: "[data-theme-switch]",
    round: 1,
    act: (control) => control.click(),
    counted: async (_, page) => {
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    },
  },
  {
    name: "menu",
    selector: "button[popovertarget]",
    round: 1,
    act: async (control, page) => {
      await control.click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await control.click();
    },
    counted: nothingMore,
  },
  {
    name: "search, a link to the search page",
    selector: "a[role=button]",
    round: 1,
    act: (control) => expect(control).toHaveAttribute("href", /\/search$/),
    counted: nothingMore,
  },
  {
    name: "button that opens a dialog",
    selector: "button[command=show-modal]",
    round: 1,
    act: async (control) => expect(await control.evaluate(opensAndCloses)).toBe(true),
    counted: nothingMore,
  },
  {
    name: "button that closes its dialog, used above",
    selector: "dialog button[command=close]",
    round: 1,
    act: nothingMore,
    counted: nothingMore,
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
    name: "copy button",
    selector: "button:has-text('Copy')",
    round: 2,
    firstOnly: true,
    act: (control) => control.click(),
    counted: (control) => expect(control.locator("..")).toContainText("opied"),
  },
  {
    name: "button that can do nothing yet",
    selector: "main button:disabled",
    round: 1,
    act: (control) => expect(control).toBeDisabled(),
    counted: nothingMore,
  },
  {
    name: "button that unfolds a table",
    selector: "button[aria-expanded]:has-text('Show all')",
    round: 1,
    act: (control) => control.click(),
    counted: (control) => expect(control).toHaveAttribute("aria-expanded", "true"),
  },
  {
    name: "new game",
    selector: "button:text-is('New game')",
    round: 1,
    act: (control) => control.click(),
    counted: (control) => expect(control).toBeEnabled(),
  },
  {
    name: "contents or details that unfold",
    selector: "summary",
    round: 1,
    act: (control) => control.click(),
    counted: (control) => expect(control.locator("..")).toHaveAttribute("open", ""),
  },
  {
    name: "video, played by the browser",
    selector: "video[controls]",
    round: 1,
    act: nothingMore,
    counted: nothingMore,
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
    round: 1,
    act: (control) => expect(control).toBeHidden(),
    counted: (control) => expect(control).toHaveValue(""),
  },
  {
    name: "contact form: field",
    selector: "form[aria-label='Contact form'] :is(input, textarea)",
    round: 1,
    act: (control) => control.fill("grace@example.org"),
    counted: (control) => expect(control).toHaveValue("grace@example.org"),
  },
  {
    name: "search field of the dialog, with a test of its own",
    selector: "dialog search input[name=q]",
    round: 1,
    act: nothingMore,
    counted: nothingMore,
  },
  {
    name: "search field",
    selector: "main search input[name=q]",
    round: 1,
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
    name: "model: choice",
    selector: "main section input[type=radio]",
    round: 2,
    act: (control) => control.check(),
    counted: nothingMore,
  },
  {
    name: "model: number field",
    selector: "main section input[type=number]",
    round: 1,
    act: (control) => nudge(control),
    counted: (control) => expectNudged(control),
  },
  {
    name: "model: slider",
    selector: "main section input[type=range]",
    round: 2,
    act: (control) => nudge(control),
    counted: (control) => expectNudged(control),
  },
];

/** By script, because some pages have two dozen of them. */
function opensAndCloses(opener: HTMLElement | SVGElement) {
  const dialog = document.getElementById(opener.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement) || !(opener instanceof HTMLElement)) return false;
  opener.click();
  const opened = dialog.open;
  dialog.querySelector<HTMLElement>("[command=close]")?.click();
  return opened && !dialog.open;
}

/** One step up, or down where the control is at its upper end. */
async function nudge(control: Locator) {
  await control.evaluate((node) => node.closest("details")?.setAttribute("open", ""));
  const before = await control.inputValue();
  await control.press("ArrowUp");
  if ((await control.inputValue()) === before) await control.press("ArrowDown");
  const after = await control.inputValue();
  expect(after).not.toBe(before);
  await control.evaluate((node, value) => node.setAttribute("data-nudged", value), after);
}

async function expectNudged(control: Locator) {
  const nudged = await control.getAttribute("data-nudged");
  await expect(control).toHaveValue(nudged ?? "");
}
