import { expect, test } from "vitest";
import { pagePaths } from "#content/derived/page-paths.ts";
import { indexPages, nameOf, pages } from "../pages.ts";
import { builtPage } from "./built-page.ts";

/** Attributes that name other elements of the page by their ids. */
const references = [
  "for",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "commandfor",
  "popovertarget",
];

test.each([...pages, ...indexPages].map(nameOf))(
  "on %s every id is unique and every reference to one leads somewhere",
  async (name) => {
    const page = await builtPage(name.slice(1));
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const known = new Set(ids);
    const broken = references.flatMap((attribute) =>
      [...page.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => (element.getAttribute(attribute) ?? "").split(/\s+/))
        .filter((id) => !known.has(id))
        .map((id) => `${attribute}="${id}"`),
    );
    expect(broken).toEqual([]);
  },
);

test("every button that opens a dialog names one, and the dialog has a button that closes it", async () => {
  let openers = 0;
  for (const path of [...pages, ...indexPages]) {
    const page = await builtPage(path);
    for (const opener of page.querySelectorAll('button[command="show-modal"]')) {
      const dialog = page.getElementById(opener.getAttribute("commandfor") ?? "");
      expect(dialog?.tagName, `${nameOf(path)}: ${opener.outerHTML}`).toBe("DIALOG");
      const close = dialog?.querySelector('button[command="close"]');
      expect(close?.getAttribute("commandfor"), `${nameOf(path)}: ${dialog?.id}`).toBe(dialog?.id);
      openers += 1;
    }
  }
  expect(openers).toBeGreaterThan(100);
});

test.each(pagePaths)(
  "%s has its formulas as MathML that copies as TeX, without styles",
  async (path) => {
    const page = await builtPage(path.slice(1));
    // A formula that may wrap consists of several elements.
    const formulas = [...page.querySelectorAll("math")].map(
      (math) => math.closest(".statements") ?? math,
    );
    for (const formula of new Set(formulas)) {
      expect(
        formula.querySelector("annotation[encoding='application/x-tex']")?.textContent,
      ).toBeTruthy();
      expect(formula.outerHTML).not.toContain(" style=");
    }
    // Signs typed as text are read aloud as letters, and come from whichever font has them.
    expect(page.querySelector("main")?.textContent).not.toMatch(/[⁰¹⁴-⁹⁻₀-₉ᵗⁿᶻᵢᵀ]|ₜ|ₙ|ₖ/);
  },
);
