import { describe, expect, test } from "vitest";
import { builtHtml, builtPage, named, textsOf } from "#e2e/html/built-page.ts";

const models = [
  {
    slug: "credit-risk-model",
    model: "Credit risk model",
    figures: ["12.8%", "85%", "77%", "€700,909"],
    tables: [/Confusion matrix/, /by cut-off/, /Calibration/, /Scorecard, second half/],
    inputs: ["Decline at or above15%", "PurposeCar", "Time in current job2.5\u00a0years"],
  },
  {
    slug: "portfolio-optimization",
    model: "Portfolio model",
    figures: ["8.7%", "7.8%", "0.86", "0.30"],
    tables: [
      /out-of-sample results of six portfolios/i,
      /weights and estimates of six portfolios/i,
    ],
    inputs: ["Position on the frontier30%", "Estimation window60\u00a0months"],
  },
];

describe.each(models)("without script, $slug", ({ slug, model, figures, tables, inputs }) => {
  test("shows its opening case: figures, charts, tables and inputs as text", async () => {
    const region = named(await builtPage(`projects/${slug}`), "section", model);
    expect(textsOf(region, "dt + dd").slice(0, figures.length)).toEqual(figures);
    expect(region.querySelectorAll("svg[role=img]").length).toBeGreaterThan(0);
    const captions = textsOf(region, "caption");
    for (const caption of tables) {
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

test("credit risk names its reasons in words without script", async () => {
  const region = named(
    await builtPage("projects/credit-risk-model"),
    "section",
    "Credit risk model",
  );
  expect(textsOf(region, "ol li")).toContain("Behind once in the last 24 months+0.63");
});
