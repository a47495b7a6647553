import { describe, expect, test } from "vitest";
import type { Project } from "#content/types.ts";
import { projectNeighbors } from "./project-neighbors.ts";

const detail = {
  opening: { problem: "", work: "", result: "" },
  completed: "2023-01",
  duration: "1 week",
  challenges: [],
  features: [],
  technologies: [],
  screenshots: [],
};

function project(slug: string, section: string, hasPage = true): Project {
  return {
    slug,
    section,
    title: slug,
    description: "",
    tags: [],
    type: "project",
    direct: true,
    detail: hasPage ? detail : null,
  };
}

const sections = [{ id: "excel" }, { id: "sql" }];
const projects = [
  project("fraud", "sql"),
  project("dcf", "excel"),
  project("lbo", "excel", false),
  project("bonds", "excel"),
];

function slugsBeside(slug: string) {
  const { previous, next } = projectNeighbors(projects, sections, slug);
  return [previous?.slug, next?.slug];
}

describe("neighbors of a project", () => {
  test("follow the sections of the listing, not the order of the list", () => {
    expect(slugsBeside("bonds")).toEqual(["dcf", "fraud"]);
  });

  test("skip a project that has a card but no page", () => {
    expect(slugsBeside("dcf")).toEqual([undefined, "bonds"]);
  });

  test("end with the last section", () => {
    expect(slugsBeside("fraud")).toEqual(["bonds", undefined]);
  });

  test("are none for a project without a page", () => {
    expect(slugsBeside("lbo")).toEqual([undefined, undefined]);
  });
});
