import type { Element } from "happy-dom";
import { describe, expect, test } from "vitest";
import { builtHtml, builtPage, mainOf, named, textsOf } from "#e2e/html/built-page.ts";

// What a model shows before any of its controls is used: its base case, as text.

/** The value of a figure in the strip of results, by its label. */
function figure(main: Element, label: string) {
  const term = [...main.querySelectorAll("dt")].find(({ textContent }) =>
    textContent.includes(label),
  );
  return term?.parentElement?.querySelector("dd")?.textContent;
}

function chartsOf(main: Element) {
  return [...main.querySelectorAll('[role="img"]')].map((chart) =>
    chart.getAttribute("aria-label"),
  );
}

/** The text of each row of a table, by its heading. */
function rowsOf(table: Element) {
  return new Map(
    [...table.querySelectorAll("tr")].map((row) => [
      row.children[0]?.textContent ?? "",
      row.textContent.replaceAll("\u00a0", " "),
    ]),
  );
}

describe("Solar Dashboard Case 2", () => {
  const path = "projects/solar-financing-dashboard";

  test("opens with the base case, paid in cash", async () => {
    const main = await mainOf(path);
    expect(textsOf(main, "h1")).toEqual(["Solar Dashboard Case 2"]);
    expect(figure(main, "Net present value")).toContain("€44,157");
    expect(figure(main, "Internal rate of return")).toContain("24.5%");
    expect(figure(main, "Payback")).toContain("4.3\u00a0years");
    expect(figure(main, "25-year savings")).toContain("€95,456");
    expect(main.textContent).toContain("€12,600 after subsidy");
    expect(main.textContent).toContain("€2,800 in year 1");
  });

  test("shows all constants of the case as text", async () => {
    const main = await mainOf(path);
    const inputs = [...main.querySelectorAll("table")].find(({ textContent }) =>
      textContent.includes("System size"),
    );
    const rows = rowsOf(inputs ?? main);
    for (const [input, value] of [
      ["System size", "6 kW"],
      ["System cost", "€18,000"],
      ["Subsidy, paid at once", "30% of cost"],
      ["Production in the first year", "8,000 kWh"],
      ["Degradation", "0.5% a year"],
      ["Lifetime", "25 years"],
      ["Electricity price in the first year", "€0.35 per kWh"],
      ["Rise in electricity prices", "3% a year"],
    ] as const) {
      expect(rows.get(input), input).toContain(value);
    }
    const sensitivity = named(main, "table", /Net present value when one input moves/);
    expect(textsOf(sensitivity, "th")).toEqual(
      expect.arrayContaining([
        "System cost ±10%",
        "Electricity price ±20%",
        "Loan rate ±100 basis points",
      ]),
    );
  });

  test("tells its charts to those who cannot see them", async () => {
    const charts = chartsOf(await mainOf(path));
    expect(charts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/cash starts at −€12,600 and ends at €82,856/),
        expect.stringMatching(/Electricity price ±20%/),
      ]),
    );
  });
});

describe("PE waterfall structure", () => {
  const path = "projects/pe-waterfall-structure";

  test("opens with the base scenario", async () => {
    const main = await mainOf(path);
    expect(textsOf(main, "h1")).toEqual(["PE waterfall structure"]);
    expect(figure(main, "TVPI")).toContain("1.68×");
    expect(figure(main, "Net IRR")).toContain("12.3%");
    expect(figure(main, "GP carried interest")).toContain("€17.0m");
    expect(figure(main, "Total distributed")).toContain("€185.0m");
    named(main, "table", /all years by tier/);
    named(main, "table", /tier by tier and year by year/);
    named(main, "table", /The scenarios side by side/);
  });

  test("states its terms", async () => {
    const { textContent } = named(await mainOf(path), "section", "The terms in words");
    expect(textContent).toContain("1.5% a year of committed capital");
    expect(textContent).toContain("8% a year, cumulative");
    expect(textContent).toContain(
      "100% to the GP, until it holds 20% of profit; also written “2%”",
    );
    expect(textContent).toContain("80/20 (LP/GP) up to a net IRR of 22%, 50/50 above");
  });

  test("lists twelve features and explains priority, fees and scenarios", async () => {
    const main = await mainOf(path);
    const details = named(main, "aside", "Challenges and features");
    const features = [...details.querySelectorAll("details")].find(
      (list) => list.querySelector("h2")?.textContent === "Features",
    );
    expect(features?.querySelectorAll("li")).toHaveLength(12);
    expect(textsOf(main, "h2")).toEqual(
      expect.arrayContaining([
        "Distribution priority",
        "Management fee structure",
        "Scenario analysis",
      ]),
    );
  });
});

const others = [
  {
    slug: "options-payoff-simulator",
    model: "Options model",
    figures: ["+€6.50", "−€3.50", "€103.50", "€3.48"],
    tables: [/Greeks today, leg by leg/, /Payoff and profit in euros by share price/],
    inputs: ["Strike of leg 2110", "Volatility30%"],
  },
  {
    slug: "bond-portfolio-dashboard",
    model: "Bond model",
    figures: ["−€335,547", "−€357,851", "−€334,144", "7.24"],
    tables: [/key rate durations/, /by shift of the curve/, /bond by bond/],
    inputs: ["Maturity of bond 3May 15, 2033", "Shift100\u00a0basis points"],
  },
  {
    slug: "credit-risk-model",
    model: "Credit risk model",
    figures: ["85%", "76.5%", "€700,909", "12.8%"],
    tables: [/Confusion matrix/, /by cutoff/, /Calibration/, /Scorecard, second half/],
    inputs: ["Decline at or above15%", "PurposeCar", "Time in current job2.5\u00a0years"],
  },
  {
    slug: "portfolio-optimization",
    model: "Portfolio model",
    figures: ["8.7%", "7.8%", "0.86", "0.30"],
    tables: [
      /out-of-sample results of six portfolios/i,
      /weights and estimates of six portfolios/i,
    ],
    inputs: ["Position on the frontier30%", "Estimation window60\u00a0months"],
  },
  {
    slug: "fraud-detection",
    model: "Fraud model",
    figures: ["759", "279", "36.8%", "57.2%"],
    tables: [/Rule by rule/, /Fraud found, by kind/],
    inputs: ["Amount: robust z-score3.5", "Round sum: amount€1,000", "Rules that must agree1"],
    queries: 7,
  },
  {
    slug: "bank-customer-segmentation",
    model: "Segmentation model",
    figures: ["€36,498", "231", "€7,768", "−€139"],
    tables: [/Size, averages per customer and yearly contribution/, /segment on October 31, 2022/],
    inputs: [
      "High: value score at least4",
      "Margin on balances1.2% a year",
      "Cost of a contact€2.00",
    ],
    queries: 3,
  },
];

describe.each(others)("without script, $slug", ({ slug, model, queries = 0, ...shown }) => {
  test("shows its opening case: figures, chart, tables, inputs as text, and queries", async () => {
    const page = await builtPage(`projects/${slug}`);
    const region = named(page, "section", model);
    expect(textsOf(region, "dt + dd").slice(0, 4)).toEqual(shown.figures);
    expect(region.querySelectorAll("[role=img]").length).toBeGreaterThan(0);
    const captions = textsOf(region, "caption");
    for (const caption of shown.tables) {
      expect(captions.some((text) => caption.test(text))).toBe(true);
    }
    expect(textsOf(region, "dl > div")).toEqual(expect.arrayContaining(shown.inputs));
    expect(page.querySelectorAll(".sql-query")).toHaveLength(queries);
  });

  test("keeps every control where script is needed, and has no inline style", async () => {
    const region = named(await builtPage(`projects/${slug}`), "section", model);
    const controls = [...region.querySelectorAll("input, select, button")];
    expect(controls.length).toBeGreaterThan(10);
    expect(controls.filter((control) => !control.closest(".needs-script"))).toEqual([]);
    expect(await builtHtml(`projects/${slug}`)).not.toContain(' style="');
  });
});

test("credit risk names its reasons in words without script", async () => {
  const page = await builtPage("projects/credit-risk-model");
  const region = named(page, "section", "Credit risk model");
  expect(textsOf(region, "ol li")).toContain("Late once in the last 24 months+0.63");
});

test("a slow query says before Run how long it takes, the others do not", async () => {
  const captions = textsOf(await builtPage("projects/fraud-detection"), ".sql-query figcaption");
  expect(captions.map((caption) => / takes about (.+)\.$/.exec(caption)?.[1])).toEqual([
    undefined,
    "3 seconds",
    undefined,
    undefined,
    undefined,
    "5 seconds",
    undefined,
  ]);
});
