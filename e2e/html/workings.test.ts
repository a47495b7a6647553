import { describe, expect, test } from "vitest";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { mainOf, textsOf } from "./built-page.ts";
import { ask } from "./built-site.ts";

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
