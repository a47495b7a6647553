import { describe, expect, test } from "vitest";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import type { Project } from "#content/types.ts";
import { mainOf as mainOfPage, named, textsOf } from "#e2e/html/built-page.ts";

const projects: readonly Project[] = projectsWithPage;

const placeholderPages = [
  "credit-risk-model",
  "portfolio-optimization",
  "bank-customer-segmentation",
  "fraud-detection",
  "options-payoff-simulator",
  "financial-report-generator",
  "dcf-valuation-model",
  "bond-portfolio-dashboard",
];

function mainOf(slug: string) {
  return mainOfPage(`projects/${slug}`);
}

test.each(projects)(
  "$slug has its back link, title, opening lines, tags and details",
  async ({ slug, title, tags, detail }) => {
    const main = await mainOf(slug);
    expect(named(main, "a", /Back to Projects/).getAttribute("href")).toBe("/projects");
    expect(textsOf(main, "h1")).toEqual([title]);
    const opening = textsOf(main, "header dd");
    expect(opening).toHaveLength(3);
    expect(opening.slice(1)).toEqual([detail?.opening.problem, detail?.opening.work]);
    expect(opening.join(" ")).not.toMatch(/[{}]/);
    expect(textsOf(named(main, "ul", "Tags"), "li")).toEqual(tags);
    const details = named(main, "aside", "Project details");
    expect(details.textContent).toContain("Completed");
    expect(details.textContent).toContain(detail?.duration);
    expect(details.textContent?.replaceAll("\u00a0", " ")).toContain(
      detail?.technologies.join(", "),
    );
    const notes = named(main, "aside", "Challenges and features");
    const hasFeatures = (detail?.features ?? []).length > 0;
    expect(textsOf(notes, "h2")).toEqual(["Challenges", ...(hasFeatures ? ["Features"] : [])]);
    expect(textsOf(notes, "li")).toEqual([
      ...(detail?.challenges ?? []),
      ...(detail?.features ?? []),
    ]);
  },
);

test.each(projects)("the head of $slug leads to its model and its sections", async ({ slug }) => {
  const main = await mainOf(slug);
  const [model, ...links] = named(main, "nav", "On this page").querySelectorAll("a");
  const isGame = slug === "tic-tac-toe-python";
  expect(model?.textContent).toBe(isGame ? "Play it" : "The model");
  expect(main.querySelector(model?.getAttribute("href") ?? "")).not.toBeNull();
  const headings = links.map((link) =>
    [...main.querySelectorAll("h2")].find(({ id }) => link.getAttribute("href") === `#${id}`),
  );
  expect(headings.map((heading) => heading?.textContent)).toEqual(
    links.map(({ textContent }) => textContent),
  );
  expect(links.length).toBeGreaterThan(1);
});

describe.each(placeholderPages)("%s", (slug) => {
  test("says what would break it before it explains its method", async () => {
    const main = await mainOf(slug);
    const sections = textsOf(main, "h2").filter((title) => /^(Method|What would.*)$/.test(title));
    expect(sections).toEqual(["What would break it", "Method"]);
  });

  test("offers a copy through a dialog that leads to the form", async () => {
    const main = await mainOf(slug);
    const button = named(main, "button", /^Get the project copy/);
    expect(button.getAttribute("command")).toBe("show-modal");
    const dialog = named(main, "dialog", "Get the project copy");
    expect(dialog.id).toBe(button.getAttribute("commandfor"));
    expect(named(dialog, "a", "Go to Contact Form").getAttribute("href")).toBe(
      `/contact?project=${slug}`,
    );
  });
});

test("credit risk states 85% accuracy and AUC 0.89", async () => {
  const { textContent } = await mainOf("credit-risk-model");
  // In the opening lines as in the strip.
  expect(textContent).toContain("At 85% accuracy");
  expect(textContent).toContain("0.89");
});

describe("the fund operations model", () => {
  test("has the tags, captions and headings of the contract", async () => {
    const main = await mainOf("fundops-model-pe");
    expect(textsOf(named(main, "ul", "Tags"), "li")).toEqual([
      "Excel",
      "Private Equity",
      "Fund Operations",
      "Financial Modeling",
      "IRR",
      "Performance Metrics",
    ]);
    expect(textsOf(named(main, "section", "Screenshots"), "figure")).toEqual([
      "Fund Dashboard",
      "Performance Metrics: IRR, TVPI, DPI, RVPI",
    ]);
    expect(main.querySelectorAll('[aria-labelledby="screenshots"] figure img')).toHaveLength(2);
    expect(textsOf(main, "h2, h3")).toEqual(
      expect.arrayContaining(["Overview", "Key Features", "Technical Implementation", "Benefits"]),
    );
  });

  test.each([
    /capital calls and distributions/i,
    /fee calculation and allocation/i,
    /waterfall and carried interest/i,
    /multiple scenarios/i,
    /cash flow forecasting/i,
    /performance reporting/i,
    /LP reconciliation/i,
    /transparency tools/i,
    /Excel formulas/i,
    /pivot tables/i,
    /VBA macros/i,
    /data validation/i,
    /error checking/i,
  ])("names %s", async (words) => {
    expect((await mainOf("fundops-model-pe")).textContent).toMatch(words);
  });
});

describe("the PE waterfall structure", () => {
  const slug = "pe-waterfall-structure";

  test("leads straight to the contact form for a copy", async () => {
    expect(named(await mainOf(slug), "a", /^Get the project copy/).getAttribute("href")).toBe(
      `/contact?project=${slug}`,
    );
  });

  test("has three named pictures and twelve features", async () => {
    const screenshots = named(await mainOf(slug), "section", "Screenshots");
    expect(textsOf(screenshots, "figure")).toEqual([
      "Waterfall Distribution Chart",
      "Scenario Analysis Dashboard",
      "Fee Calculation Model",
    ]);
    expect(screenshots.querySelectorAll("figure img")).toHaveLength(3);
    const features = projects.find((project) => project.slug === slug)?.detail?.features;
    expect(features).toHaveLength(12);
  });

  test("explains priority, fees and scenarios with every constant", async () => {
    const main = await mainOf(slug);
    const headings = textsOf(main, "h2, h3").join("\n");
    for (const name of [
      /distribution priority/i,
      /management fee structure/i,
      /scenario analysis/i,
    ]) {
      expect(headings).toMatch(name);
    }
    for (const constant of ["1.5%", "8%", "2%", "80/20", "22%", "50/50"]) {
      expect(main.textContent).toContain(constant);
    }
  });
});

test("the text about portfolios cites its sources, and each leads back to where it is cited", async () => {
  const main = await mainOf("portfolio-optimization");
  const citations = [...main.querySelectorAll("a[data-footnote-ref]")];
  expect(citations.map(({ textContent }) => textContent)).toEqual(["1", "2", "3", "4", "5"]);
  for (const citation of citations) {
    const source = main.querySelector(`[id="${citation.getAttribute("href")?.slice(1)}"]`);
    expect(source?.querySelector("em")?.textContent).toMatch(/^(The|Naval|Financial)/);
    expect(source?.querySelector(`a[href="#${citation.id}"]`)).not.toBeNull();
  }
});
