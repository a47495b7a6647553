import { describe, expect, test } from "vitest";
import { builtHtml, builtPage, named, textsOf } from "#e2e/html/built-page.ts";

const models = [
  {
    slug: "options-payoff-simulator",
    model: "Options model",
    figures: ["+6.50", "−3.50", "103.50", "3.48"],
    tables: [/Greeks today, leg by leg/, /Payoff and profit by share price/],
    inputs: ["Strike of leg 2110", "Volatility30%"],
  },
  {
    slug: "bond-portfolio-dashboard",
    model: "Bond model",
    figures: ["−€335,547", "−€357,851", "−€334,144", "7.24"],
    tables: [/key rate durations/, /by shift of the curve/, /bond by bond/],
    inputs: ["Maturity of bond 3May 15, 2033", "Shift100\u00a0basis points"],
  },
];

describe.each(models)("without script, $slug", ({ slug, model, figures, tables, inputs }) => {
  test("shows its opening case: figures, chart, tables and inputs as text", async () => {
    const region = named(await builtPage(`projects/${slug}`), "section", model);
    expect(textsOf(region, "dt + dd").slice(0, 4)).toEqual(figures);
    expect(region.querySelectorAll("svg[role=img]").length).toBeGreaterThan(0);
    for (const caption of tables) {
      const captions = textsOf(region, "caption");
      expect(captions.some((text) => caption.test(text))).toBe(true);
    }
    expect(textsOf(region, "dl > div")).toEqual(expect.arrayContaining(inputs));
  });

  test("keeps every control where script is needed, and has no inline style", async () => {
    const region = named(await builtPage(`projects/${slug}`), "section", model);
    const controls = [...region.querySelectorAll("input, select, button")];
    expect(controls.length).toBeGreaterThan(10);
    expect(controls.filter((control) => !control.closest(".needs-script"))).toEqual([]);
    expect(await builtHtml(`projects/${slug}`)).not.toContain(' style="');
  });
});
