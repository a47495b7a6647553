import type { Element } from "happy-dom";
import { describe, expect, test } from "vitest";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import type { Project } from "#content/types.ts";
import { builtPage, mainOf, named, textsOf } from "./built-page.ts";
import { ask } from "./built-site.ts";

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

// What a model shows of its workings where no figure can be pressed: on paper and without script.

describe.each([...(await modelsWithWorkings())])("%s, as it was built", (slug, { sheet }) => {
  test("explains its headline figures in a closed list, for paper and without script", async () => {
    const main = await mainOf(`projects/${slug}`);
    const list = main.querySelector("details.workings");
    expect(list?.hasAttribute("open")).toBe(false);
    expect(list?.className).toMatch(/\bhidden\b.*print:block.*noscript:block/);
    const { results } = sheet.definition;
    const explained = [...(list?.querySelectorAll("dl > div") ?? [])];
    expect(explained).toHaveLength(results.length);
    for (const [index, { label }] of results.entries()) {
      const [, words, ...rest] = [...(explained[index]?.children ?? [])].map(
        ({ textContent }) => textContent,
      );
      const formula = rest.pop();
      expect(explained[index]?.textContent).toContain(label);
      expect(words).not.toBe("");
      // A formula whose numbers would only repeat its value has none.
      for (const numbers of rest) expect(numbers).toContain(" = ");
      expect(formula).toMatch(/^=/);
    }
  });

  test("has no figure to press before the script", async () => {
    const main = await mainOf(`projects/${slug}`);
    expect(main.querySelectorAll("button[data-cell]")).toHaveLength(0);
  });

  test("links the workbook of its opening case", async () => {
    const main = await mainOf(`projects/${slug}`);
    const link = [...main.querySelectorAll("a")].find(({ textContent }) =>
      textContent.startsWith("Download workbook"),
    );
    const answer = await ask((link?.getAttribute("href") ?? "").replace(/^\//, ""));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("spreadsheetml.sheet");
    expect(textsOf(main, "details.workings summary")).toEqual(["How these figures are calculated"]);
  });
});
