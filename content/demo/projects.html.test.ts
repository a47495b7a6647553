import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects, projectsIn } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import { mainOf, named, textsOf } from "#e2e/html/built-page.ts";

const labels = {
  project: "View Project",
  github: "View on GitHub",
  excel: "Download Excel",
  dashboard: "View Dashboard",
};

const all: readonly Project[] = projects;
const direct = all.filter((project) => project.direct);
const comingSoon = all.filter((project) => !project.direct);

async function card(title: string) {
  return named(await mainOf("projects"), "article", title);
}

test("the list is titled 'My Projects' and has four sections in order, with ids and codes", async () => {
  const main = await mainOf("projects");
  expect(textsOf(main, "h1")).toEqual(["My Projects"]);
  const sections = [...main.querySelectorAll("section")];
  expect(sections.map(({ id }) => id)).toEqual([
    "vba-projects",
    "excel-projects",
    "sql-projects",
    "python-projects",
  ]);
  expect(textsOf(main, "section > div h2")).toEqual([
    "VBA Projects",
    "Excel Projects",
    "SQL Projects",
    "Python Projects",
  ]);
  for (const [index, { textContent }] of sections.entries()) {
    expect(textContent).toContain(String((index + 1) * 1000));
  }
});

test("Home leads to the projects to start with, each with the figures of its model", async () => {
  const start = named(await mainOf(""), "nav", "Projects to start with");
  expect(textsOf(start, "li p")).toEqual([
    ...["Forty quarters of fees, a credit line and LP accounts", "Q28 cash break-even"],
    ...["60% of the value comes after year 10", "€30.40 a share"],
    ...["Also declines 13.8% of good loans (simulated)", "76.5% of defaults declined"],
    ...["36.8% of its alerts are fraud (simulated)", "57.2% of the frauds found"],
  ]);
  const links = [...start.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    pages["/"].startWith.map(({ project }) => `/projects/${project}`),
  );
});

test("every project is found in the index once: its page by subject, or its card", async () => {
  const index = named(await mainOf("projects"), "nav", "Projects by subject");
  const links = [...index.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links.toSorted()).toEqual(
    all
      .map(({ slug, detail }) => (detail ? `/projects/${slug}` : `/projects#card-${slug}`))
      .toSorted(),
  );
  const waiting = all.filter(({ detail }) => detail === null);
  const rows = [...pages["/projects"].subjects, { name: "In preparation", projects: waiting }];
  expect(textsOf(index, "summary")).toEqual(
    rows.map(({ name, projects }) => `${name}${projects.length} projects+`),
  );
  expect(textsOf(index, "li:last-child > details li")).toEqual(waiting.map(({ title }) => title));
});

test("every card is in its section and in order", async () => {
  const main = await mainOf("projects");
  expect(main.querySelectorAll("article")).toHaveLength(projects.length);
  for (const category of projectCategories) {
    expect(textsOf(named(main, "section", category.title), "h3")).toEqual(
      projectsIn(category.id).map(({ title }) => title),
    );
  }
});

describe.each(all)("the card of $slug", (project) => {
  test("has its description, tags, figure and the label of its type", async () => {
    const own = await card(project.title);
    const state = project.detail ? "" : "In preparation. ";
    expect(textsOf(own, "p")).toContain(state + project.description);
    const tags = named(own, "ul", "Tags");
    expect(textsOf(tags, "li")).toEqual(project.tags);
    // Text, so that Tab goes from action to action.
    expect(tags.querySelectorAll("a")).toHaveLength(0);
    expect(own.querySelectorAll('[role="img"]')).toHaveLength(1);
    named(own, project.direct ? "a" : "button", new RegExp(`^${labels[project.type]}`));
  });

  test("offers a copy in a dialog that names the project and leads to the form", async () => {
    const own = await card(project.title);
    const button = named(own, "button", /^Get the project copy/);
    expect(button.getAttribute("command")).toBe("show-modal");
    const dialog = named(own, "dialog", "Get the project copy");
    expect(dialog.id).toBe(button.getAttribute("commandfor"));
    expect(dialog.textContent).toContain("contact form");
    expect(dialog.textContent).toContain(project.title);
    expect(named(dialog, "a", "Go to Contact Form").getAttribute("href")).toBe(
      `/contact?project=${project.slug}`,
    );
  });
});

test("four cards lead straight to their pages, those that the contract names", async () => {
  expect(direct.map(({ title }) => title)).toEqual([
    "Employee Time Stamp Tracker",
    "Rental case study",
    "Solar Dashboard Case 2",
    "Tic-Tac-Toe (Python)",
  ]);
  for (const { title, slug } of direct) {
    const link = named(await card(title), "a", /^View Project/);
    expect(link.getAttribute("href")).toBe(`/projects/${slug}`);
  }
});

test.each(comingSoon)(
  "the card of $slug opens 'Project Coming Soon' with its two ways on",
  async ({ title, slug, type }) => {
    const own = await card(title);
    const button = named(own, "button", new RegExp(`^${labels[type]}`));
    expect(button.getAttribute("command")).toBe("show-modal");
    const dialog = named(own, "dialog", "Project Coming Soon");
    expect(dialog.id).toBe(button.getAttribute("commandfor"));
    expect(dialog.textContent).toContain(
      "This project is still being polished and will be available soon. Stay tuned for updates!",
    );
    const [first, ...others] = [...dialog.querySelectorAll("a")].filter(
      (link) => !link.closest("p"),
    );
    expect(first?.textContent).toBe("Continue Reading");
    expect(first?.getAttribute("href")).toBe(`/projects/${slug}`);
    expect(others.map(({ textContent }) => textContent)).toEqual(["Contact Me"]);
    expect(others[0]?.getAttribute("href")).toBe("/contact");
  },
);

const withPage = comingSoon.filter(({ detail }) => detail !== null);

test.each(withPage)(
  "the card of $slug opens its page first and its dialog last",
  async (project) => {
    const own = await card(project.title);
    const [first, ...actions] = [...own.querySelectorAll("a, button")].filter(
      (action) => !action.closest("dialog, noscript"),
    );
    expect(first?.getAttribute("href")).toBe(`/projects/${project.slug}`);
    expect(
      actions.map(({ textContent }) => textContent?.replace(project.title, "").trim()),
    ).toEqual(["Get the project copy", labels[project.type]]);
  },
);

test.each(withPage)(
  "the title of $slug leads to its page, and its dialog says what is there already",
  async ({ title, slug }) => {
    const own = await card(title);
    expect(own.querySelector("h3 + a")?.getAttribute("href")).toBe(`/projects/${slug}`);
    const dialog = named(own, "dialog", "Project Coming Soon");
    expect(dialog.textContent).toMatch(
      /updates!You can already work with it: \d+ inputs, workings, workbook \(\.xlsx\)\./,
    );
    const file = named(dialog, "a", "workbook (.xlsx)").getAttribute("href");
    expect(existsSync(`build/client${file}`)).toBe(true);
  },
);

test.each(comingSoon.filter(({ detail }) => detail === null))(
  "the card of $slug, which has no page, promises none, and says that it is in preparation",
  async ({ title }) => {
    const own = await card(title);
    expect(textsOf(own, "p")[0]).toMatch(/^In preparation\. /);
    const copy = named(own, "dialog", "Get the project copy");
    expect(copy.textContent).toContain("in preparation; your copy will come when it is ready.");
    expect(own.querySelector("h3 + a")).toBeNull();
    expect(named(own, "dialog", "Project Coming Soon").textContent).not.toContain("already");
  },
);

test("the lead says how many projects can be used, as Home does", async () => {
  const counts = `${all.length - 4} ready to use, 4 in preparation`;
  expect((await mainOf("projects")).textContent).toContain(`${counts}.`);
  expect((await mainOf("")).textContent).toContain(counts);
});

test("without script the buttons of a card are links that lead to the same places", async () => {
  const links = [...(await card("DCF valuation model")).querySelectorAll("noscript a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining([
      "/workbooks/dcf-valuation-model.xlsx",
      "/contact?project=dcf-valuation-model",
    ]),
  );
});
