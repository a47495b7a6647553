import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openingLines } from "#app/features/models/workings.server.ts";
import { books } from "#content/books.ts";
import { RUNS } from "#content/data/customers/score-customers.ts";
import { contentPaths, pagePaths, projectsWithPage } from "#content/derived/page-paths.ts";
import { laterProjectPages, pagesOfSection } from "#content/derived/project-pages.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects, projectsIn } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import { sheet as bonds } from "#models/bonds/sheet.ts";
import { firstYear, months } from "#models/portfolio/returns.ts";
import { steppedRoutes } from "#tools/bench/model-steps.ts";

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

/** The last month that the figures of a page need. */
const lastMonth: Record<string, string> = {
  // The page gives the law of that month; the log is from February 2021.
  "employee-time-stamp": "2026-07",
  // IFRS 18, which the page quotes, was issued in that month.
  "financial-report-generator": "2024-04",
  // From that month on ILPA’s new template applies.
  "fundops-model-pe": "2026-01",
  "bank-customer-segmentation": RUNS.now.to.slice(0, 7),
  "portfolio-optimization": `${firstYear + months.length / 12 - 1}-12`,
  // Loans of 2024, each observed for a year.
  "credit-risk-model": "2025-12",
  // Payments of 2022.
  "fraud-detection": "2022-12",
  "bond-portfolio-dashboard": bonds.opening.settlement.slice(0, 7),
};

test.each(Object.entries(lastMonth))(
  "%s was completed or updated after %s, the end of its data",
  (slug, end) => {
    const detail = projects.find((project) => project.slug === slug)?.detail;
    expect((detail?.updated ?? detail?.completed ?? "") >= end).toBe(true);
  },
);

test("the owner is in finance since the year of the first job in it", () => {
  const lending = profile.experience.find(({ title }) => title.startsWith("Credit Analyst"));
  expect(profile.today).toContain(`In finance since ${lending?.from.slice(0, 4)}.`);
});

test("a team in Germany got its time stamps after the owner had moved there", () => {
  const inGermany = profile.experience.filter(({ organization }) => /Frankfurt/.test(organization));
  const [moved = ""] = inGermany.map(({ from }) => from).sort();
  const detail = projects.find(({ slug }) => slug === "employee-time-stamp")?.detail;
  expect((detail?.completed ?? "") >= moved).toBe(true);
});

const waterfall = projects.find(({ slug }) => slug === "pe-waterfall-structure");
const tracker = projects.find(({ slug }) => slug === "employee-time-stamp");
const game = projects.find(({ slug }) => slug === "tic-tac-toe-python");
if (!waterfall || !tracker || !game) throw new Error("The site has these projects");

const opening = { problem: "Who is paid first?", work: "I modeled it.", result: "{lpIrr} a year." };

describe("openingLines", () => {
  test("have the figures of the case that the model opens with", async () => {
    expect(await openingLines(waterfall, opening)).toEqual({ ...opening, result: "12.3% a year." });
  });

  test("have the totals of its tables", async () => {
    const result = "{teamRounded.total} of {teamContract.total}.";
    expect(await openingLines(tracker, { ...opening, result })).toMatchObject({
      result: "1,680.50\u00a0hours of 1,720\u00a0hours.",
    });
  });

  test("are left as they are where there is no model", async () => {
    expect(await openingLines(game, opening)).toEqual(opening);
  });

  test("name the project whose line names no figure of its model", async () => {
    const mistaken = { ...opening, work: "It returns {returns}." };
    await expect(openingLines(waterfall, mistaken)).rejects.toThrow(
      "content/projects.ts: the opening of 'pe-waterfall-structure'",
    );
  });
});

test.each(projects.filter(({ detail }) => detail))(
  "the opening of $slug is three short lines, the last with a figure of its model",
  async (project) => {
    if (!project.detail) return;
    const lines = Object.values(await openingLines(project, project.detail.opening));
    for (const line of lines) {
      expect(line.split(" ").length, line).toBeLessThanOrEqual(22);
      expect(line).not.toMatch(/[{}]/);
    }
    const hasModel = project.model ?? project.workbook;
    if (hasModel) expect(project.detail.opening.result).toMatch(/\{\w+(\.\w+)?\}/);
  },
);

const folds = ["content/projects", "content/articles"]
  .flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })))
  .filter(({ name }) => name.endsWith(".mdx"))
  .flatMap(({ folder, name }) => {
    const text = readFileSync(`${folder}/${name}`, "utf8");
    return [...text.matchAll(/<Fold title="([^"]*)" size="([^"]*)"[^>]*>(.*?)<\/Fold>/gs)].map(
      ([, title = "", size = "", content = ""]) => ({ name, title, size, content }),
    );
  });

test.each(folds.filter(({ content }) => content.includes("```sql")))(
  "$name: the handle of “$title” counts the lines of its query, with its steps or without",
  ({ size, content }) => {
    const blockOf = (language: string) =>
      new RegExp(`^\`\`\`${language}.*\\n([^]*?)\\n\`\`\`$`, "m").exec(content)?.[1]?.split("\n") ??
      [];
    const steps = blockOf("steps").length;
    const lines = `${blockOf("sql").length} lines`;
    // Without the steps where the title needs the width of a phone.
    expect([lines, `${steps} steps, ${lines}`]).toContain(size);
  },
);

test.each(folds.filter(({ content }) => /^```(python|vb)/m.test(content)))(
  "$name: the handle of “$title” counts the lines of its program",
  ({ size, content }) => {
    const program = /^```(?:python|vb).*\n([\s\S]*?)\n```$/m.exec(content)?.[1];
    expect(size).toBe(`${program?.split("\n").length} lines`);
  },
);

test.each(folds.filter(({ name }) => /^(investor-onboarding|ai-for)/.test(name)))(
  "$name: the handle of “$title” counts its rules or cards",
  ({ size, content }) => {
    const cards = content.match(/^<Card /gm)?.length;
    const rules = content.match(/^\| (?!Country|-)/gm)?.length;
    expect(size).toBe(cards ? `${cards} cards` : `${rules} rules`);
  },
);

test("every page with a model is measured, except the game", () => {
  const withModel = projectsWithPage.filter(({ model, workbook }: Project) => model ?? workbook);
  const measured = steppedRoutes(pagePaths).map(({ route }) => route);
  expect(measured.toSorted()).toEqual(withModel.map(({ slug }) => `/projects/${slug}`).toSorted());
});

test("of fewer pages only their models are measured", () => {
  const routes = ["/about", "/projects/rental-property-model"];
  expect(steppedRoutes(routes).map(({ route }) => route)).toEqual([
    "/projects/rental-property-model",
  ]);
});

function source(slug: string) {
  return readFileSync(`content/articles/${slug}.mdx`, "utf8");
}

test.each(["vba-queries-financial-analyst", "financial-ratios", "bpmn-excel-financial-model"])(
  "%s says that its content is being prepared, and nothing else",
  (slug) => {
    expect(source(slug)).toBe("Content is being prepared...\n");
  },
);

describe("ctrl-alt-chart", () => {
  const sections = source("ctrl-alt-chart").split(/^## /m).slice(1);

  test("fifteen chart types, numbered in order", () => {
    const numbers = sections.map((section) => Number(/^(\d+)\. \w/.exec(section)?.[1]));
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  test("each has its own chart and a few sentences about it", () => {
    const charts = sections.map((section) =>
      [...section.matchAll(/<ChartExample type="([a-z]+(?:-[a-z]+)*)" \/>/g)].map(
        ([, type]) => type,
      ),
    );
    expect(charts.filter((types) => types.length !== 1)).toEqual([]);
    expect(new Set(charts.flat()).size).toBe(15);
    for (const section of sections) {
      expect(section.split("/>")[1]?.trim().split(/\s+/).length).toBeGreaterThan(25);
    }
  });
});
