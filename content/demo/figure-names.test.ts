import { expect, test } from "vitest";
import { readContent } from "#builder/content/check-content.ts";
import { figureProblems } from "#builder/content/figure-problems.ts";
import type { Project } from "#content/types.ts";

const slug = "pe-waterfall-structure";

test("every name in a sentence is a figure of its model", async () => {
  expect(await figureProblems(await readContent())).toEqual([]);
});

test("a misspelled name in the opening of a project is found, with its place", async () => {
  const content = await readContent();
  const projects = content.projects.map((project): Project => {
    if (project.slug !== slug || !project.detail) return project;
    const opening = {
      problem: "It returns {lpIrr}, {managementFee.total} in fees and {managementFee.3} in year 3.",
      work: "It returns {lpIir}.",
      result: "Fees of {managementFee.totl} and {managementFee.11}.",
    };
    return { ...project, detail: { ...project.detail, opening } };
  });
  const wrong = (name: string) =>
    `content/projects.ts: opening of ${slug}: "${name}" is no figure of PE waterfall structure; write a name of the model’s sheet.`;
  expect(await figureProblems({ ...content, projects })).toEqual([
    wrong("lpIir"),
    wrong("managementFee.totl"),
    wrong("managementFee.11"),
  ]);
});

test("a misspelled name on the home page is found: in a sentence, as a figure, as the line of its chart", async () => {
  const { livingFigure, ...content } = await readContent();
  if (!livingFigure) throw new Error("The home page shows no model.");
  const mistaken = {
    ...livingFigure,
    cases: { base: "It returns {lpIir}" },
    figures: ["lpIrr", "tvpi"],
    chart: { line: "lpIrr", caption: "Cash flow at {lpMultiple}" },
  } as const;
  const problems = await figureProblems({ ...content, livingFigure: mistaken });
  expect(problems).toEqual(
    ["tvpi", "lpIir", "lpIrr"].map((name) =>
      expect.stringContaining(`content/home.ts: livingFigure: "${name}" is no figure of`),
    ),
  );
});
