import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
// biome-ignore lint/style/noRestrictedImports: whether every card has a figure, only the content can say.
import { projectCategories } from "#content/project-categories.ts";
import { lboResults } from "#models/buyout/lbo.ts";
import { rentalCase } from "#models/rental/inputs.ts";
import { rentalYears } from "#models/rental/years.ts";
import { baseCase } from "#models/solar/inputs.ts";
import { solarResults } from "#models/solar/results.ts";
import { waterfallResults } from "#models/waterfall/results.ts";
import { scenarios } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { drawFigure } from "./draw-figure.server.tsx";
import type { Finished } from "./figures/finished-when.tsx";
import { deal } from "./figures/lbo-financial-model.tsx";
import { ProjectFigure } from "./project-figure.tsx";

const slugs = projectCategories
  .flatMap(({ projects }): readonly string[] => projects)
  .filter((slug) => drawFigure(slug, null));

function markupOf(slug: string, finished: Finished | null = null): string {
  return renderToStaticMarkup(<ProjectFigure drawing={drawFigure(slug, finished)} />);
}

function labelOf(slug: string, finished: Finished | null = null): string {
  return /^<svg role="img" aria-label="([^"]+)"/.exec(markupOf(slug, finished))?.[1] ?? "";
}

test("every figure says in words of its own what it shows", () => {
  const labels = slugs.map((slug) => labelOf(slug));
  expect(labels.filter((label) => label.length < 20)).toEqual([]);
  expect(new Set(labels).size).toBe(slugs.length);
});

describe("a project that nobody has drawn a figure for", () => {
  const all = ["2021-03", "2023-11"];

  test("shows when it was finished, among the others", () => {
    expect(labelOf("not-drawn", { month: "2024-01", all })).toBe(
      "Finished in January 2024, the others between March 2021 and November 2023",
    );
    const markup = markupOf("not-drawn", { month: "2024-01", all });
    expect([...markup.matchAll(/<circle cx="([\d.]+)%"/g)].map(([, x]) => x)).toEqual(["76.04"]);
    expect(markup).toMatch(/>2021<.*>2025</);
  });

  test("has its place on the line even when it is the only one", () => {
    expect(labelOf("not-drawn", { month: "2024-12", all: ["2024-12"] })).toBe(
      "Finished in December 2024",
    );
    expect(markupOf("not-drawn", { month: "2024-12", all: [] })).toContain('<circle cx="95.83%"');
  });

  test("has a card without a figure while it is not finished", () => {
    expect(markupOf("not-drawn")).toBe("");
  });
});

test.each(slugs)("the figure of %s draws finite numbers, and has no inline style", (slug) => {
  expect(markupOf(slug)).not.toMatch(/NaN|Infinity|undefined|null| style=/);
});

test.each(slugs)("the figure of %s keeps to its strip", (slug) => {
  const shares = [...markupOf(slug).matchAll(/(-?[\d.]+)%"/g)].map(([, share]) => Number(share));
  const heights = [...markupOf(slug).matchAll(/ c?y[12]?="(-?[\d.]+)"/g)].map(([, y]) => Number(y));
  const lines = [...markupOf(slug).matchAll(/ d="M([\d.\sL-]+)"/g)].flatMap(([, line]) => {
    return line?.split("L").map((point) => point.split(" ").map(Number)) ?? [];
  });
  const xs = [...shares, ...lines.map(([x = 0]) => x)];
  const ys = [...heights, ...lines.map(([, y = 0]) => y)];
  expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(100);
  expect(Math.max(...ys)).toBeLessThanOrEqual(72);
});

describe("figures and models agree:", () => {
  const fund = waterfallResults(scenarios.base, standardTerms);
  const { exit, multipleOfInvestedCapital } = lboResults(deal);
  const cash = solarResults(baseCase, "cash");
  const credit = solarResults(baseCase, "loan");

  test("the waterfall pays each side what the base scenario pays it", () => {
    const { lp, gp } = fund.received;
    expect(labelOf("pe-waterfall-structure")).toContain(
      `LPs receive ${lp / 1e6}, the GP ${gp / 1e6}`,
    );
  });

  test("the J-curve ends at the multiple of the same fund", () => {
    expect(labelOf("fundops-model-pe")).toContain(`DPI ${fund.multiple?.lp.toFixed(2)}`);
  });

  test("the buyout’s last bar is the exit, in debt, equity and multiple", () => {
    expect(labelOf("lbo-financial-model")).toMatch(
      new RegExp(
        `to ${exit.netDebt.toFixed()} million.* to ${exit.equity.toFixed()}, ${multipleOfInvestedCapital?.toFixed(1)} times`,
      ),
    );
  });

  test("the flat’s payments and net rent are those of the rental page", () => {
    expect(labelOf("rental-property-model")).toContain("€10,950 a year");
    const years = rentalYears(rentalCase);
    expect(years[0]?.netOperatingIncome.toFixed()).toBe("7383");
    expect(years.at(-1)?.netOperatingIncome.toFixed()).toBe("8387");
    expect(labelOf("rental-property-model")).toContain("€7,383 at first and €8,387 in the end");
  });

  test("the solar loan is paid as the dashboard says", () => {
    expect(credit.yearlyPayment).toBeCloseTo(1632, 0);
    expect(labelOf("solar-financing-calculator")).toContain("a loan payment of €1,632");
  });

  test("the solar case is back at zero, and ends, where the dashboard says", () => {
    expect(labelOf("solar-financing-dashboard")).toContain(
      `after ${cash.paybackYears?.toFixed(1)} years and ends at +€82,856, on credit at +€79,139`,
    );
    expect(cash.netGain).toBeCloseTo(82_856, 0);
    expect(credit.netGain).toBeCloseTo(79_139, 0);
  });
});

/** The numbers of content/projects/<slug>.mdx, which a reader may put beside the figure. */
test.each([
  ["options-payoff-simulator", "from −3.50 to +6.50, break-even at 103.50"],
  ["dcf-valuation-model", "terminal value, which is 60% of it"],
  ["bond-portfolio-dashboard", "modified duration 8.53"],
  ["credit-risk-model", "AUC 0.89, 85% judged rightly"],
])("the figure of %s shows what its page says", (slug, words) => {
  expect(labelOf(slug)).toContain(words);
});

/** Added up by hand; the scores by Python's statistics.median. */
test.each([
  ["employee-time-stamp", "38.5 hours"],
  ["financial-report-generator", "profit of 60 to an actual 68: sales +24, goods −14, staff −6"],
  ["bank-customer-segmentation", "13 core, 13 growing, 11 at risk, 12 dormant"],
  ["fraud-detection", "2 flagged: 148 euro with a score of 9.3, 119 euro with a score of 7.0"],
  ["candlestick-sma-chart", "the faster crosses the slower downwards, then upwards"],
  ["sudoku-python", "9 digits given, 18 found"],
])("the figure of %s counts right", (slug, words) => {
  expect(labelOf(slug)).toContain(words);
});
