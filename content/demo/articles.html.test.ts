import type { Element } from "happy-dom";
import { describe, expect, test } from "vitest";
import { isInPreparation } from "#content/articles.ts";
import { publishedArticles } from "#content/derived/published.ts";
import type { Article } from "#content/types.ts";
import { builtHtml, builtPage, mainOf, named, pageScripts, textsOf } from "#e2e/html/built-page.ts";

const slugs = {
  sql: "blogs/sql-queries-financial-analyst",
  interview: "blogs/interview-preparation-chatgpt",
  ai: "blogs/ai-for-workplace",
  compliance: "blogs/investor-onboarding-compliance",
  vba: "blogs/vba-queries-financial-analyst",
  ratios: "blogs/financial-ratios",
  bpmn: "blogs/bpmn-excel-financial-model",
  charts: "blogs/ctrl-alt-chart",
};

/** Headings of the text; unlike the dialog's, each is a link to itself. */
function sectionsOf(main: Element) {
  return textsOf(main, "article h2:has(a)");
}

/** The siblings that follow a heading, up to the next one of its level. */
function below(main: Element, heading: string) {
  const following: Element[] = [];
  const start = named(main, "h2", heading);
  let next = start.nextElementSibling;
  while (next && next.tagName !== "H2") {
    following.push(next);
    next = next.nextElementSibling;
  }
  return following;
}

describe("every article", () => {
  const stated: [path: string, date: string, readTime: number, category: string][] = [
    [slugs.compliance, "January 25, 2024", 15, "Compliance"],
    [slugs.ai, "January 20, 2024", 10, "Technology"],
    [slugs.sql, "January 15, 2024", 8, "Technical"],
    [slugs.interview, "January 10, 2024", 15, "Career"],
    [slugs.charts, "January 8, 2024", 20, "Technical"],
    [slugs.vba, "January 5, 2024", 15, "Technical"],
    [slugs.ratios, "January 3, 2024", 18, "Finance"],
    [slugs.bpmn, "January 1, 2024", 14, "Technical"],
  ];

  test("begins the list, if it is the one to read first", async () => {
    const [first] = (await mainOf("blogs")).querySelectorAll("a");
    expect(first?.getAttribute("href")).toBe(`/${slugs.sql}`);
    expect(first?.textContent).toMatch(/^Ten SQL queries for financial analysts: the first five/);
  });

  test("is one of the eight", () => {
    expect(stated.map(([path]) => path).sort()).toEqual(
      publishedArticles.map(({ slug }) => `blogs/${slug}`).sort(),
    );
  });

  test.each(stated)(
    "/%s says %s, %i min read, %s, and leads back",
    async (path, date, readTime, category) => {
      const main = await mainOf(path);
      const entry: Article | undefined = publishedArticles.find(({ slug }) => path.endsWith(slug));
      if (!entry) throw new Error(`${path} is not published.`);
      expect(textsOf(main, "h1")).toEqual([entry.title]);
      expect(textsOf(main, "article header p")).toEqual([entry.subtitle]);
      const [details] = main.querySelectorAll(".article-details");
      const shown = textsOf(details ?? main, "p > *, p > span > *");
      expect(shown[0]).toBe(isInPreparation(entry) ? `Announced ${date}` : date);
      const read = isInPreparation(entry) ? "min, in preparation" : "min read";
      expect(shown).toEqual(expect.arrayContaining([`${readTime} ${read}`, category]));
      expect(textsOf(named(main, "ul", "Tags"), "li")).toEqual(entry.tags);
      expect(named(main, "a", /Back to Blog/).getAttribute("href")).toBe("/blogs");
    },
  );

  test.each(stated)("/%s never skips a level of headings", async (path) => {
    const main = await mainOf(path);
    const levels = [...main.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => !heading.closest("dialog"))
      .map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(1);
  });
});

describe("the article on SQL queries", () => {
  test("works through five queries, each with code and its result", async () => {
    const main = await mainOf(slugs.sql);
    expect(sectionsOf(main).slice(0, 5)).toEqual([
      "1. Monthly revenue trend",
      "2. Customer lifetime value",
      "3. Top products by profit margin",
      "4. Cohort retention",
      "5. Rolling 12-month revenue",
    ]);
    const code = textsOf(main, "figure").filter((figure) => figure.includes("PostgreSQL"));
    expect(code).toHaveLength(5);
    expect(textsOf(main, "th")).toEqual(
      expect.arrayContaining([
        "growth_pct",
        "lifetime_value",
        "margin_pct",
        "q4_pct",
        "rolling_12m",
      ]),
    );
  });

  test("limits the top products to ten", async () => {
    const tables = [...(await mainOf(slugs.sql)).querySelectorAll(".result-table")];
    const products = tables.find(({ textContent }) => textContent.includes("margin_pct"));
    expect(products?.querySelectorAll("tr")).toHaveLength(1 + 10);
  });

  test("says that the remaining five are coming soon", async () => {
    const { textContent } = await mainOf(slugs.sql);
    expect(textContent).toContain("The remaining five queries are coming soon.");
  });

  test("has its code colored at build: the page brings no highlighter", async () => {
    expect(await builtHtml(slugs.sql)).toContain('class="code-token-keyword"');
    const scripts = await pageScripts("build/client", slugs.sql);
    expect(scripts.size).toBeGreaterThan(0);
    expect([...scripts.keys()].filter((url) => /shiki|highlight|prism/i.test(url))).toEqual([]);
  });
});

test("the article on interviews solves four tasks in SQL, Python and VBA", async () => {
  const main = await mainOf(slugs.interview);
  expect(sectionsOf(main).filter((heading) => heading.startsWith("Task"))).toEqual([
    "Task 1: the top 3 by profit",
    "Task 2: expenses above 10,000",
    "Task 3: outliers",
    "Task 4: a 50/30/20 portfolio",
  ]);
  const names = textsOf(main, "figure figcaption *, .sql-bar *");
  for (const language of ["PostgreSQL", "Python (pandas)", "VBA"]) {
    expect(
      names.filter((name) => name === language),
      language,
    ).toHaveLength(4);
  }
});

describe("the article on AI at work", () => {
  test("shows the statistics, and that they are claims", async () => {
    const main = await mainOf(slugs.ai);
    for (const [figure, label] of [
      ["40%", "productivity"],
      ["75%", "time savings"],
      ["60%", "faster decisions"],
      ["$13 trillion", "impact by 2030"],
      ["85%", "of businesses"],
    ] as const) {
      expect(textsOf(main, "dd, dd *")).toContain(figure);
      expect(textsOf(main, "dt, dt *")).toContain(label);
    }
    expect(main.textContent).toContain("These are editorial claims");
  });

  test("has a card of tools for each of the five areas", async () => {
    expect(textsOf(await mainOf(slugs.ai), "article h3")).toEqual([
      "Communication",
      "Data analysis",
      "Customer service and sales",
      "Content and marketing",
      "HR and recruitment",
    ]);
  });

  test("sets out a strategy in five steps, and what to take away", async () => {
    const main = await mainOf(slugs.ai);
    const [strategy] = below(main, "A five-step implementation strategy").filter(isList);
    expect(strategy?.tagName).toBe("OL");
    expect(strategy?.children).toHaveLength(5);
    const [takeaways] = below(main, "Key takeaways").filter(isList);
    expect(takeaways?.tagName).toBe("UL");
    expect(takeaways?.children.length).toBeGreaterThan(0);
  });

  function isList({ tagName }: Element) {
    return tagName === "OL" || tagName === "UL";
  }
});

describe("the article on investor onboarding", () => {
  test("sets out the rules of each country in four columns, folded under its name", async () => {
    const main = await mainOf(slugs.compliance);
    const tables = [...main.querySelectorAll("details table")];
    expect(tables).toHaveLength(2);
    for (const [index, country] of ["United States", "Germany"].entries()) {
      const table = tables[index] ?? main;
      expect(textsOf(table, "thead th")).toEqual([
        "Country",
        "Rule / Regulation",
        "Reference",
        "Onboarding Requirements",
      ]);
      expect(new Set(textsOf(table, "tbody td:first-child"))).toEqual(new Set([country]));
      const rules = table.querySelectorAll("tbody tr").length;
      const handle = tables[index]?.closest("details")?.querySelector("summary");
      expect(handle?.textContent).toContain(`${country}${rules} rules`);
    }
    expect(tables[0]?.textContent).toContain("Effective January 1, 2028");
  });

  test("has cards on documents and on ongoing compliance, and notes", async () => {
    const main = await mainOf(slugs.compliance);
    const cardsBelow = (heading: string) =>
      below(main, heading).flatMap((part) => textsOf(part, "h3"));
    expect(cardsBelow("Documentation requirements")).toEqual(
      expect.arrayContaining(["Natural person", "Company or partnership", "Tax"]),
    );
    expect(cardsBelow("Ongoing compliance")).toEqual(
      expect.arrayContaining(["Monitor", "Refresh", "Screen"]),
    );
    expect(sectionsOf(main)).toContain("Implementation notes");
    expect(main.textContent).toContain("This is not legal advice.");
  });
});

describe("an article in preparation", () => {
  test.each([slugs.vba, slugs.ratios, slugs.bpmn])("/%s says so in its text", async (path) => {
    expect(textsOf(await mainOf(path), ".prose")).toEqual(["Content is being prepared..."]);
  });

  test.each([slugs.vba, slugs.ratios, slugs.bpmn, slugs.charts])(
    "/%s has a dialog, and without script a note, that lead to the contact form",
    async (path) => {
      const main = await mainOf(path);
      for (const note of [named(main, "dialog", "Coming Soon!"), named(main, "noscript", /./)]) {
        expect(note.textContent).toContain("Coming Soon!");
        expect(note.textContent).toContain("This post is being written");
        expect(named(note, "a", "Contact Me").getAttribute("href")).toBe("/contact");
      }
    },
  );

  test("the one on charts shows its fifteen topics", async () => {
    const topics = sectionsOf(await mainOf(slugs.charts));
    expect(topics).toHaveLength(15);
    expect(topics[0]).toBe("1. Waterfall");
    expect(topics.at(-1)).toBe("15. Candlestick");
  });
});

describe("the table of contents", () => {
  test.each([slugs.sql, slugs.interview, slugs.ai, slugs.compliance, slugs.charts])(
    "of /%s lists the sections in order",
    async (path) => {
      const main = await mainOf(path);
      const sections = sectionsOf(main).map((text) => text.replace(/^\d+\. /, ""));
      expect(sections.length).toBeGreaterThanOrEqual(3);
      const lists = named(main, "nav", "On this page").querySelectorAll("ol, ul");
      expect(lists.length).toBeGreaterThan(0);
      for (const list of lists) expect(textsOf(list, "a")).toEqual(sections);
    },
  );

  test("is left out where there is nothing to list", async () => {
    expect((await builtPage(slugs.vba)).querySelector("nav[aria-label='On this page']")).toBeNull();
  });
});

describe("the foot of an article", () => {
  test.each([
    [slugs.sql, ["Previous", slugs.interview], ["Next", slugs.ai]],
    [slugs.bpmn, ["Next", slugs.ratios]],
    [slugs.compliance, ["Previous", slugs.ai]],
  ])("/%s leads to the article before it and the one after it by date", async (path, ...links) => {
    const foot = named(await mainOf(path), "nav", "Previous and next article");
    const shown = [...foot.querySelectorAll("a")].map((link) => [
      /Previous|Next/.exec(link.textContent)?.[0],
      link.getAttribute("href")?.slice(1),
    ]);
    expect(shown).toEqual(links);
  });
});

test("a link to a neighbor in preparation says so, and no other", async () => {
  for (const { slug } of publishedArticles) {
    const foot = named(await mainOf(`blogs/${slug}`), "nav", "Previous and next article");
    for (const link of foot.querySelectorAll("a")) {
      const to = publishedArticles.find(
        (one) => link.getAttribute("href") === `/blogs/${one.slug}`,
      );
      expect(link.textContent.endsWith("(in preparation)")).toBe(to && isInPreparation(to));
    }
  }
});
