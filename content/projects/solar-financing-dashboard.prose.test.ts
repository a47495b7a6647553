import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { resultsOf } from "#app/features/models/kit/result.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatChange, formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { sheet } from "#models/solar/sheet.ts";

const text = "content/projects/solar-financing-dashboard.mdx";
const prose = (existsSync(text) ? readFileSync(text, "utf8") : "")
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

// An owner may remove the page and keep the model.
describe.skipIf(prose === "")("the text of the solar page", () => {
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
      `Realistically the roof is worth ${realistic.text("npv")} today and pays back in ${years(realistic)}`,
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

  test("compares the instalments with the annuity", () => {
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
