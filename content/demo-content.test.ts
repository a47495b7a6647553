import { expect, test } from "vitest";
import { books } from "./books.ts";
import { contentPaths, projectsWithPage } from "./pages.ts";
import { profile } from "./profile.ts";
import { projectCategories } from "./project-categories.ts";
import { projects, projectsIn } from "./projects.ts";
import { publishedArticles } from "./published.ts";

/** What the demo site must contain. An owner with other content removes this file. */

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
