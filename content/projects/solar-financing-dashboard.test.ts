import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { resultsOf, spoken } from "#app/features/models/kit/result.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatChange, formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/solar/sheet.ts";

const prose = readFileSync("content/projects/solar-financing-dashboard.mdx", "utf8")
  .replaceAll("&nbsp;", "\u00a0")
  .replaceAll("\\u00a0", "\u00a0");

const { inputs: baseCase } = sheet.presets.base;
type Financing = typeof baseCase.financing;

const results = {
  cash: shownFigures(sheet.calculate(baseCase)),
  loan: shownFigures(sheet.calculate({ ...baseCase, financing: "loan" })),
};
const { cash, loan } = results;
const cost = loan.number("costAfterSubsidy");

function change(position: string, way: Financing) {
  const [down, up] = (["npvChangeDown", "npvChangeUp"] as const).map((name) =>
    formatChange(results[way].numberAt(name, position)),
  );
  return `${down} / ${up}`;
}

function readCase(query: string) {
  const { inputs } = modelOf(sheet).urlState.read(new URLSearchParams(query));
  return shownFigures(sheet.calculate(inputs));
}

function paybackText(way: Financing) {
  const payback = resultsOf(sheet, results[way]).find(({ id }) => id === "payback");
  return payback?.value.replace("\u00a0", " ") ?? "";
}

function row(...cells: string[]) {
  return `| ${cells.join(" | ")} |`;
}

function both(format: (way: Financing) => string) {
  return [format("cash"), format("loan")] as const;
}

describe("the text of the solar page", () => {
  test.each([
    row("System size", `${formatNumber(baseCase.systemSizeKw)}\u00a0kW`),
    row("System cost", formatEuro(baseCase.systemCost)),
    row("Subsidy, paid at once", `${formatPercent(baseCase.subsidyShare, 0)} of cost`),
    row("Production in the first year", `${formatNumber(baseCase.yearlyProductionKwh)}\u00a0kWh`),
    row("Degradation", `${formatPercent(baseCase.degradation)} a year`),
    row("Lifetime", `${baseCase.lifetimeYears} years`),
    row(
      "Electricity price in the first year",
      `${formatEuro(baseCase.electricityPrice, 2)} per kWh`,
    ),
    row("Rise in electricity prices", `${formatPercent(baseCase.priceRise, 0)} a year`),
    row("Loan term", `${baseCase.loanYears} years`),
    row("Loan rate", formatPercent(baseCase.loanRate, 0)),
    row("Repayment", "annuity"),
    row("Discount rate", formatPercent(baseCase.discountRate, 0)),
  ])("states the input %s", (statement) => {
    expect(prose).toContain(statement);
  });

  test.each([
    row("Savings over 25 years", ...both((way) => results[way].text("savings"))),
    row("Interest paid", "–", formatEuro(loan.total("loanPayment") - cost)),
    row("Left after all payments", cash.text("sumInCash", 25), loan.text("sumOnLoan", 25)),
    row("Net present value", ...both((way) => results[way].text("npv"))),
    row("Payback", ...both((way) => paybackText(way).toLowerCase())),
    row("Electricity price ±20%", ...both((way) => change("Price", way))),
    row("System cost ±10%", ...both((way) => change("Cost", way))),
    row("Loan rate ±100 basis points", "no effect", change("Rate", "loan")),
  ])("states the result %s", (statement) => {
    expect(prose).toContain(statement);
  });

  test("compares the offer with the realistic case that it links to", () => {
    expect(prose).toContain("(?case=realistic)");
    const realistic = readCase("?case=realistic");
    const years = (figures: typeof cash) => figures.text("payback").replace("\u00a0", " ");
    const bold = (...texts: string[]) => row(...texts.map((one) => `**${one}**`));
    for (const statement of [
      bold("Net present value in cash", cash.text("npv"), realistic.text("npv")),
      bold("Payback", years(cash), years(realistic)),
      row("Used at home", cash.text("ownUseShare"), realistic.text("ownUseShare")),
      `${cash.text("yearlyProductionKwh")} | ${realistic.text("yearlyProductionKwh")} |`,
      row(
        "Maintenance and insurance",
        "none",
        `${formatEuro(realistic.number("yearlyMaintenance"))} a year`,
      ),
      row("New inverter in year 13", "none", formatEuro(realistic.number("inverterCost"))),
    ]) {
      expect(prose).toContain(statement);
    }
    const perKw = realistic.number("yearlyProductionKwh") / baseCase.systemSizeKw;
    expect(prose).toContain(`${perKw}\u00a0kWh for each kWp`);
    expect(prose).toContain(`these have one, ${realistic.text("irr")}, below the 4%`);
    expect(prose).toContain(
      row("**Internal rate of return**", `**${cash.text("irr")}**`, `**${realistic.text("irr")}**`),
    );
    const opening = readFileSync("content/projects.ts", "utf8");
    expect(opening).toContain(
      `realistically, the NPV is ${realistic.text("npv")} and payback takes ${years(realistic)}, not`,
    );
  });

  test("states the rate of return in cash, and that the loan has none", () => {
    expect(loan.value("irr")).toBe("None");
    const rate = cash.text("irr");
    expect(prose).toContain(row("Internal rate of return", rate, "none"));
  });

  test("follows the savings from the first year to the last", () => {
    expect(prose).toContain(
      `from ${cash.text("saving", 1)} in the first year to ${cash.text("saving", 25)} in the last`,
    );
    const growth = (1 - baseCase.degradation) * (1 + baseCase.priceRise) - 1;
    expect(prose).toContain(`savings grow by ${formatPercent(growth, 3)} a year`);
  });

  test("derives subsidy, cost and payment", () => {
    expect(prose).toContain(`The subsidy takes ${loan.text("subsidy")} off the cost`);
    expect(prose).toContain(`the other ${formatEuro(cost)} on the first day`);
    expect(prose).toContain(`= ${loan.text("loanPayment", 1)}`);
  });

  test("compares the installments with the annuity", () => {
    const figures = readCase("?pay=loan&repay=instalments");
    const [first, last] = [1, 10].map((year) => figures.text("loanPayment", year));
    expect(prose).toContain(`from ${first} to ${last}`);
    const interest = formatEuro(figures.total("loanPayment") - cost);
    expect(prose).toContain(
      `interest falls to ${interest} and the net present value rises to ${figures.text("npv")}`,
    );
    expect(prose).toContain("(?pay=loan&repay=instalments)");
  });

  test("links to a case worth what the text says of it", () => {
    expect(prose).toContain("(?pay=loan&rate=4)");
    expect(readCase("?pay=loan&rate=4").value("npv")).toBeCloseTo(cash.number("npv"), 6);
    const npv = readCase("?production=6000").text("npv");
    expect(prose).toContain(
      `(?production=6000) the cash case falls to a net present value of ${npv}`,
    );
    const perKw = baseCase.yearlyProductionKwh / baseCase.systemSizeKw;
    expect(prose).toContain(`${formatNumber(perKw)}\u00a0kWh for each kW`);
  });
});

const model = modelOf(sheet);

function headlines(changes: Partial<typeof baseCase> = {}) {
  return resultsOf(sheet, shownFigures(sheet.calculate({ ...baseCase, ...changes })));
}

describe("the headlines", () => {
  // Source of the golden numbers: models/solar/sheet.test.ts, by closed form and by hand.
  test("of the base case in cash", () => {
    expect(headlines()).toEqual([
      { id: "npv", label: "Net present value", value: "€44,157", note: "discounted at 4%" },
      { id: "irr", label: "Internal rate of return", value: "24.5%", note: "a year" },
      {
        id: "payback",
        label: "Payback",
        value: "4.3\u00a0years",
        note: "€12,600 after subsidy",
      },
      {
        id: "savings",
        label: "25-year savings",
        value: "€95,456",
        note: "€2,800 in year 1",
      },
    ]);
    expect(spoken(headlines())).toMatch(/^Net present value: €44,157\. Internal rate/);
  });

  test("of the base case on a loan say that there is no rate of return, and why", () => {
    const [npv, irr, payback] = headlines({ financing: "loan" });
    expect(npv?.value).toBe("€43,522");
    expect(irr).toMatchObject({ value: "None", note: "nothing is invested" });
    expect(payback).toMatchObject({ value: "At once", note: "€1,632 a year to the bank" });
  });

  test("of a loan that outlasts the system say that money comes in before it goes out", () => {
    const terms = { financing: "loan", loanRate: 0.12, loanYears: 20, lifetimeYears: 10 } as const;
    expect(headlines(terms)[1]).toMatchObject({ value: "None", note: "money comes in first" });
  });

  test("of a system that never pays back say what is missing", () => {
    const poor = { electricityPrice: 0.1, yearlyProductionKwh: 3_000, priceRise: 0 };
    expect(headlines(poor)[2]).toMatchObject({ value: "Never", note: "€5,533 short at the end" });
  });

  test("of flows with more than one rate of return name them all", () => {
    // A loan longer than the lifetime: money goes in, comes back, and goes in again.
    const turning = { loanShare: 0.3, loanYears: 19, lifetimeYears: 17, yearlyMaintenance: 500 };
    const [, irr] = headlines({ ...turning, financing: "loan" });
    expect(irr?.value).toBe("None");
    expect(irr?.note).toMatch(/^several rates fit: −\d+\.\d% and \d+\.\d%$/);
  });
});

test("what moves the result is compared for each percent, because the ranges differ", () => {
  const { note } = sheet.page?.sensitivity ?? {};
  // By hand: 11,351 for 20% of the price, 1,260 for 10% of the cost.
  const compared =
    "For each percent, the electricity price is worth €568 and the system cost €126.";
  expect(note?.(cash)).toBe(compared);
  const lowRate = shownFigures(sheet.calculate({ ...baseCase, loanRate: 0.005 }));
  expect(note?.(lowRate)).toBe(
    `${compared} A loan rate cannot fall below 0%, so its lower case stops there.`,
  );
});

test("the url has the parameters that links to this page use", () => {
  const query =
    "?pay=loan&cost=20000&production=6000&lifetime=30&price=0.4&rate=4.5&repay=instalments";
  const shared = model.urlState.read(new URLSearchParams(query));
  expect(shared.inputs).toEqual({
    ...baseCase,
    ...{ financing: "loan", systemCost: 20_000, loanRate: 0.045, repayment: "instalments" },
    ...{ yearlyProductionKwh: 6_000, lifetimeYears: 30, electricityPrice: 0.4 },
  });
  expect(queryWith(model.urlState, "", shared)).toBe(query);
});

test("the url keeps a rate between two steps of its slider", () => {
  const { inputs, notes } = model.urlState.read(new URLSearchParams("?rate=3.125&lifetime=20.4"));
  expect(inputs.loanRate).toBe(0.03125);
  expect(inputs.lifetimeYears).toBe(20);
  expect(notes).toEqual({ lifetime: "20.4 is not a whole number; using 20." });
});
