import { expect, test } from "vitest";
import { pagePaths } from "#content/pages.ts";
import { builtPage } from "./built-page.ts";

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
