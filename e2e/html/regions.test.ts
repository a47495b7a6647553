import { expect, test } from "vitest";
import { projectsWithPage } from "#content/pages.ts";
import { builtPage } from "./built-page.ts";

// Formulas, tables and code are regions until React has measured them, and below a model it does so late.
test.each(projectsWithPage)("$slug has no two regions of one name", async ({ slug }) => {
  const page = await builtPage(`projects/${slug}`);
  const names = [...page.querySelectorAll("[role=region]")].map((region) =>
    region.getAttribute("aria-label"),
  );
  expect(names.length).toBe(new Set(names).size);
});
