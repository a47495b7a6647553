import { expect, test } from "vitest";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { builtPage, named } from "./built-page.ts";

test.each(projectsWithPage)(
  "$slug ends with an invitation, its neighbors with their charts, and related pages",
  async ({ slug, section }) => {
    const page = await builtPage(`projects/${slug}`);
    const end = page.querySelector("article footer");
    const { title, copyQuestion } = projectCategories.find(({ id }) => id === section) ?? {};
    // A copy is not offered below a download of it.
    const hasDownload = /\(\.(xlsx|zip)\)/.test(page.querySelector("article")?.textContent ?? "");
    const { question, link } = hasDownload
      ? pages["/projects"].adapted
      : { question: copyQuestion, link: "Ask for a copy" };
    expect(end?.textContent).toContain(question);
    expect(named(page, "footer a", link).getAttribute("href")).toBe(`/contact?project=${slug}`);
    expect(named(page, "footer a", new RegExp(`${title}$`)).getAttribute("href")).toBe(
      `/projects#${section}`,
    );
    const neighbors = named(page, "nav", "Previous and next project");
    const links = [...neighbors.querySelectorAll("a[aria-labelledby]")];
    const place = projectsWithPage.findIndex((project) => project.slug === slug);
    const isFirstOrLast = place === 0 || place === projectsWithPage.length - 1;
    expect(links).toHaveLength(isFirstOrLast ? 1 : 2);
    for (const link of links) {
      expect(link.closest("li")?.querySelector("svg[aria-label], svg[role='img']")).not.toBeNull();
    }
    const related = [...named(page, "nav", "Related").querySelectorAll("a")];
    expect(related.length).toBeGreaterThan(0);
    const linked = [...links, ...related].map((link) => link.getAttribute("href"));
    expect(new Set(linked).size).toBe(linked.length);
    expect(linked).not.toContain(`/projects/${slug}`);
  },
);

test.each(publishedArticles)("$slug ends with an invitation to write", async ({ slug }) => {
  const page = await builtPage(`blogs/${slug}`);
  const { question, link } = pages["/blogs"].invitation;
  expect(page.querySelector("main")?.textContent).toContain(question);
  expect(named(page, "main a", link).getAttribute("href")).toBe("/contact");
});

// Formulas, tables and code are regions until React has measured them, and below a model it does so late.
test.each(projectsWithPage)("$slug has no two regions of one name", async ({ slug }) => {
  const page = await builtPage(`projects/${slug}`);
  const names = [...page.querySelectorAll("[role=region]")].map((region) =>
    region.getAttribute("aria-label"),
  );
  expect(names.length).toBe(new Set(names).size);
});
