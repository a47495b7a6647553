import type { Element } from "happy-dom";
import { describe, expect, test } from "vitest";
import { projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import { builtPage, named, textsOf } from "./built-page.ts";

// Which figures a page opens with is tested model by model.
const slugs = projectsWithPage
  .filter(({ model, workbook }: Project) => model ?? workbook)
  .map(({ slug }) => slug);

async function modelOf(slug: string): Promise<Element> {
  const page = await builtPage(`projects/${slug}`);
  const model = page.querySelector("main section[aria-label] > output")?.parentElement;
  if (!model) throw new Error(`${slug} has no model that announces its result.`);
  return model;
}

describe.each(slugs)("the model of %s", (slug) => {
  test("opens with at most four headline figures", async () => {
    const strip = (await modelOf(slug)).querySelector("dl");
    const labels = strip?.querySelectorAll("dt").length ?? 0;
    expect(labels).toBeGreaterThanOrEqual(3);
    expect(labels).toBeLessThanOrEqual(4);
  });

  test("has a chart that is described, and tables with captions", async () => {
    const model = await modelOf(slug);
    const chart = model.querySelector("[role=img]");
    // A chart that is a table, with a bar in each row, is described by its cells.
    if (chart) expect(chart.getAttribute("aria-label")).toMatch(/\d/);
    else expect(textsOf(model, "table:has(svg) td").join()).toMatch(/\d/);
    expect(textsOf(model, "table caption").length).toBeGreaterThan(0);
  });

  test("starts from one of several named cases, and can be reset and linked", async () => {
    const model = await modelOf(slug);
    const start = named(model, "legend, label", / to start from$/).parentElement;
    const cases = start?.querySelectorAll("input[type=radio], option").length ?? 0;
    expect(cases).toBeGreaterThanOrEqual(2);
    expect(named(model, "button", /^Reset/)).toBeDefined();
    expect(named(model, "button", "Copy link to this case")).toBeDefined();
  });

  test("says the limits of every number beside its field", async () => {
    const model = await modelOf(slug);
    for (const field of model.querySelectorAll("input[role=spinbutton]")) {
      const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
      const described = ids.map((id) => model.querySelector(`[id="${id}"]`)?.textContent).join(" ");
      expect(described, field.getAttribute("aria-label") ?? field.id).toMatch(/\d.* to .*\d/);
    }
  });
});
