import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatEuro } from "#app/format/money.ts";
import { formatChange, formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { baseCase, type Financing } from "#models/solar/inputs.ts";
import { solarResults } from "#models/solar/results.ts";
import { solarSensitivity } from "#models/solar/sensitivity.ts";
import { solarYears } from "#models/solar/years.ts";
import { solarModel } from "./fields.ts";
import { formatPayback } from "./results.ts";

const text = "content/projects/solar-financing-dashboard.mdx";
const prose = (existsSync(text) ? readFileSync(text, "utf8") : "")
  .replaceAll("&nbsp;", "\u00a0")
  .replaceAll("\\u00a0", "\u00a0");

const results = { cash: solarResults(baseCase, "cash"), loan: solarResults(baseCase, "loan") };
const interest = baseCase.loanYears * results.loan.firstPayment - results.loan.costAfterSubsidy;

function change(input: string, way: Financing) {
  const row = solarSensitivity(baseCase, way).find((row) => row.input === input);
  const [down, up] = [row?.npvInputDown, row?.npvInputUp].map((npv) =>
    formatChange((npv ?? Number.NaN) - results[way].npv),
  );
  return `${down} / ${up}`;
}

function readCase(query: string) {
  return solarModel.urlState.read(new URLSearchParams(query));
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
    row("Savings over 25 years", ...both((way) => formatEuro(results[way].lifetimeSavings))),
    row("Interest paid", "–", formatEuro(interest)),
    row("Left after all payments", ...both((way) => formatEuro(results[way].netGain))),
    row("Net present value", ...both((way) => formatEuro(results[way].npv))),
    row("Payback", ...both((way) => formatPayback(results[way].paybackYears).toLowerCase())),
    row("Electricity price ±20%", ...both((way) => change("electricityPrice", way))),
    row("System cost ±10%", ...both((way) => change("systemCost", way))),
    row("Loan rate ±1 point", "no effect", change("loanRate", "loan")),
  ])("states the result %s", (statement) => {
    expect(prose).toContain(statement);
  });

  test("states the rate of return in cash, and that the loan has none", () => {
    const { irr } = results.cash;
    const rate = irr.kind === "rate" ? formatPercent(irr.rate) : "none";
    expect(results.loan.irr.kind).toBe("none");
    expect(prose).toContain(row("Internal rate of return", rate, "none"));
  });

  test("follows the savings from the first year to the last", () => {
    const years = solarYears(baseCase);
    const [first, last] = [years[1], years.at(-1)].map((year) => formatEuro(year?.saving ?? 0));
    expect(prose).toContain(`from ${first} in the first year to ${last} in the last`);
    const growth = (1 - baseCase.degradation) * (1 + baseCase.priceRise) - 1;
    expect(prose).toContain(`savings grow by ${formatPercent(growth, 3)} a year`);
  });

  test("derives subsidy, cost and payment", () => {
    const { subsidy, costAfterSubsidy, firstPayment } = results.loan;
    expect(prose).toContain(`The subsidy takes ${formatEuro(subsidy)} off the cost`);
    expect(prose).toContain(`the other ${formatEuro(costAfterSubsidy)} on the first day`);
    expect(prose).toContain(`= ${formatEuro(firstPayment)}`);
  });

  test("compares the instalments with the annuity", () => {
    const inputs = { ...baseCase, repayment: "instalments" } as const;
    const years = solarYears(inputs);
    const total = years.reduce((sum, year) => sum + year.loanPayment, 0);
    const { costAfterSubsidy, firstPayment, npv } = solarResults(inputs, "loan");
    const lastPayment = years[baseCase.loanYears]?.loanPayment ?? 0;
    expect(prose).toContain(`from ${formatEuro(firstPayment)} to ${formatEuro(lastPayment)}`);
    expect(prose).toContain(
      `interest falls to ${formatEuro(total - costAfterSubsidy)} and the net present value rises to ${formatEuro(npv)}`,
    );
    expect(prose).toContain("(?pay=loan&repay=instalments)");
  });

  test("links to a case worth what the text says of it", () => {
    const fairLoan = readCase("?pay=loan&rate=4");
    expect(prose).toContain("(?pay=loan&rate=4)");
    expect(solarResults(fairLoan.inputs, "loan").npv).toBeCloseTo(results.cash.npv, 6);

    const modest = readCase("?production=6000");
    const npv = formatEuro(solarResults(modest.inputs, "cash").npv);
    expect(prose).toContain(
      `(?production=6000) the cash case falls to a net present value of ${npv}`,
    );
    const perKw = baseCase.yearlyProductionKwh / baseCase.systemSizeKw;
    expect(prose).toContain(`${formatNumber(perKw)}\u00a0kWh for each kW`);
  });
});
