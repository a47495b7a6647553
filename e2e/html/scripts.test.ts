import { expect, test } from "vitest";
import { articles } from "#content/articles.ts";
import { projects } from "#content/projects.ts";
import { exampleArticle, nameOf, pages } from "../pages.ts";
import { builtHtml } from "./built-page.ts";
import { pageScripts } from "./page-scripts.ts";

test.each(["about", "books", "contact", `blogs/${exampleArticle.slug}`])(
  "the script of /%s knows no project and no article",
  async (path) => {
    const script = [...(await pageScripts("build/client", path)).values()].join("\n");
    expect(script).toContain("React");
    const known = [...projects, ...articles].filter(
      ({ slug, title }) =>
        !path.endsWith(slug) && (script.includes(slug) || script.includes(title)),
    );
    expect(known.map(({ slug }) => slug)).toEqual([]);
  },
);

test.each(pages.map(nameOf))("%s is prerendered without inline styles", async (name) => {
  const html = await builtHtml(name.slice(1));
  expect(html.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([]);
});
