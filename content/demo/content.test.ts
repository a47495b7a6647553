import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { books } from "#content/books.ts";
import { contentPaths, projectsWithPage } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { laterProjectPages, pagesOfSection } from "#content/project-pages.ts";
import { projects, projectsIn } from "#content/projects.ts";
import { publishedArticles } from "#content/published.ts";
import type { Project } from "#content/types.ts";

// What the demo contains.

test("there are 19 cards, 15 project pages, 8 articles and 4 books on 29 pages", () => {
  expect(projects).toHaveLength(19);
  expect(projectsWithPage).toHaveLength(15);
  expect(publishedArticles).toHaveLength(8);
  expect(books).toHaveLength(4);
  expect(contentPaths).toHaveLength(29);
});

test("the career has eight entries, work and education mixed", () => {
  expect(profile.experience).toHaveLength(8);
  expect(new Set(profile.experience.map(({ kind }) => kind)).size).toBe(2);
});

test("each card is in its section, in the order decided", () => {
  const sections = projectCategories.map(({ id }) => [
    id,
    ...projectsIn(id).map(({ slug }) => slug),
  ]);
  expect(sections).toEqual([
    [
      "vba-projects",
      "employee-time-stamp",
      "options-payoff-simulator",
      "financial-report-generator",
      "tic-tac-toe-vba",
    ],
    [
      "excel-projects",
      "pe-waterfall-structure",
      "fundops-model-pe",
      "lbo-financial-model",
      "dcf-valuation-model",
      "bond-portfolio-dashboard",
      "rental-property-model",
      "solar-financing-calculator",
      "solar-financing-dashboard",
    ],
    ["sql-projects", "bank-customer-segmentation", "fraud-detection"],
    [
      "python-projects",
      "credit-risk-model",
      "portfolio-optimization",
      "candlestick-sma-chart",
      "tic-tac-toe-python",
      "sudoku-python",
    ],
  ]);
});

test("the projects of this site are all on the listing", () => {
  expect(projects.length).toBeLessThanOrEqual(24);
  expect(laterProjectPages).toEqual([]);
  for (const { id } of projectCategories) {
    expect(pagesOfSection(id).map((page) => page.projects)).toEqual([projectsIn(id)]);
  }
});

test("each model is compared with a second program, and the results of the queries of four texts are kept", () => {
  const models = projects.flatMap((project: Project) => project.model ?? []);
  expect(models.filter((model) => !existsSync(`models/${model}/reference`))).toEqual([]);
  const results = readdirSync("content/query-results", { recursive: true, encoding: "utf8" });
  expect(results.filter((name) => name.endsWith(".json"))).toHaveLength(4);
});
