import { expect, test } from "vitest";
import { RUNS } from "#content/data/customers/score-customers.ts";
import { profile } from "#content/profile.ts";
import { projects } from "#content/projects.ts";
import { sheet as bonds } from "#models/bonds/sheet.ts";
import { firstYear, months } from "#models/portfolio/returns.ts";

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

test("a team in Germany got its time stamps after the owner had moved there", () => {
  const inGermany = profile.experience.filter(({ organisation }) => /Frankfurt/.test(organisation));
  const moved = Math.min(...inGermany.map(({ from }) => from));
  const detail = projects.find(({ slug }) => slug === "employee-time-stamp")?.detail;
  expect(Number(detail?.completed.slice(0, 4))).toBeGreaterThanOrEqual(moved);
});
