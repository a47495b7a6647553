import { expect, test } from "vitest";
import type { Project } from "../types.ts";
import { sectionPages } from "./project-pages.ts";

function cards(count: number): Project[] {
  const words = { title: "", description: "", tags: [], section: "sql-projects" };
  return Array.from({ length: count }, (_, n) => ({
    ...{ ...words, slug: `project-${n}`, type: "project", direct: true, detail: null },
  }));
}

function sizes(inSection: number, all: { projects: number; sections: number }) {
  return sectionPages("sql-projects", cards(inSection), all).map(
    ({ path, projects }) => `${path}: ${projects.length}`,
  );
}

test("as long as one page holds all projects, every section is whole", () => {
  expect(sizes(0, { projects: 24, sections: 4 })).toEqual(["/projects: 0"]);
  expect(sizes(24, { projects: 24, sections: 4 })).toEqual(["/projects: 24"]);
});

test("beyond that the listing has an equal share of each section, and 24 are on each page that follows", () => {
  expect(sizes(6, { projects: 25, sections: 4 })).toEqual(["/projects: 6"]);
  expect(sizes(55, { projects: 219, sections: 4 })).toEqual([
    "/projects: 6",
    "/projects/sql-projects/2: 24",
    "/projects/sql-projects/3: 24",
    "/projects/sql-projects/4: 1",
  ]);
});

test("with more sections than a page has room for, each keeps one card on the listing", () => {
  expect(sizes(2, { projects: 60, sections: 30 })).toEqual([
    "/projects: 1",
    "/projects/sql-projects/2: 1",
  ]);
});

test("the pages of a section show each of its projects once, in order", () => {
  const all = cards(55);
  const pages = sectionPages("sql-projects", all, { projects: 219, sections: 4 });
  expect(pages.flatMap((page) => page.projects)).toEqual(all);
});
