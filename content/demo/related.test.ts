import { expect, test } from "vitest";
import { recommended } from "#app/features/related/recommended.server.ts";
import { projects } from "#content/projects.ts";

test("a project of the same subject comes before one that shares a tag", () => {
  const project = projects.find(({ slug }) => slug === "credit-risk-model");
  const related = recommended("/projects/credit-risk-model", project?.tags ?? [], []);
  expect(related[0]?.path).toBe("/projects/bank-customer-segmentation");
});
