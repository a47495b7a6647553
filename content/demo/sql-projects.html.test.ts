import { describe, expect, test } from "vitest";
import { builtHtml, builtPage, named, textsOf } from "#e2e/html/built-page.ts";

const models = [
  {
    slug: "fraud-detection",
    model: "Fraud model",
    figures: ["759", "279", "36.8%", "57.2%"],
    tables: [/Rule by rule/, /Fraud found, by kind/],
    inputs: ["Amount: robust z-score3.5", "Round sum: amount€1,000", "Rules that must agree1"],
    queries: 7,
  },
  {
    slug: "bank-customer-segmentation",
    model: "Segmentation model",
    figures: ["€36,498", "231", "€7,768", "−€173"],
    tables: [/Size, averages per customer and yearly contribution/, /segment on October 31, 2022/],
    inputs: [
      "High: value score at least4",
      "Margin on balances1.2% a year",
      "Cost of a contact€2.00",
    ],
    queries: 3,
  },
];

describe.each(models)(
  "without script, $slug",
  ({ slug, model, figures, tables, inputs, queries }) => {
    test("shows its opening case: figures, chart, tables and inputs as text", async () => {
      const region = named(await builtPage(`projects/${slug}`), "section", model);
      expect(textsOf(region, "dt + dd").slice(0, 4)).toEqual(figures);
      expect(region.querySelectorAll("[role=img]").length).toBeGreaterThan(0);
      for (const caption of tables) {
        expect(textsOf(region, "caption").some((text) => caption.test(text))).toBe(true);
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

    test("has its queries, each with its steps", async () => {
      const page = await builtPage(`projects/${slug}`);
      expect(page.querySelectorAll(".sql-query")).toHaveLength(queries);
    });
  },
);

test("a slow query says before Run how long it takes, the others do not", async () => {
  const captions = textsOf(await builtPage("projects/fraud-detection"), ".sql-cost");
  expect(captions.map((caption) => / takes about (.+)\.$/.exec(caption)?.[1])).toEqual([
    undefined,
    "3 seconds",
    undefined,
    undefined,
    undefined,
    "5 seconds",
    undefined,
  ]);
});
