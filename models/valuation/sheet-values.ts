import type { SheetValue, SheetValues } from "../sheet/definition.ts";
import { gridValues } from "./grid-sheet.ts";
import { growthValues } from "./growths-sheet.ts";
import { growthsWorth } from "./growths-worth.ts";
import {
  type ImpliedPlanGrowth,
  impliedPlanGrowth,
  pricedEnterprise,
  searched,
  terminalGrowthsOfPrice,
} from "./implied-growth.ts";
import type { DcfInputs } from "./inputs.ts";
import { type DcfResults, dcfResults } from "./results.ts";
import { million } from "./sheet.ts";
import { terminalReinvestmentShare } from "./terminal.ts";
import { costOfEquity } from "./wacc.ts";
import type { PlannedYear } from "./years.ts";

const noValue = "No value";

/** What the model makes of a case, cell by cell. */
export function dcfSheetValues(inputs: DcfInputs): SheetValues {
  const results = dcfResults(inputs);
  const { wacc, years, terminal, value } = results;
  const last = years.at(-1);
  if (!last) throw new Error("A plan has at least one year.");
  const price = terminal.kind === "none" ? null : terminal;
  const share = terminalReinvestmentShare(inputs);
  const byYear = (of: (year: PlannedYear) => number) => years.map(of);
  const amounts = (of: (year: PlannedYear) => number) => byYear((year) => of(year) * million);

  const untilYearEnd = (1 + wacc) ** (last.year - last.yearsUntil);
  const exitValue = (last.ebit * inputs.exitMultiple) / untilYearEnd;
  const exit = growthsWorth(exitValue, inputs, wacc, last);
  const fromPrice = terminalGrowthsOfPrice(inputs);
  const exitGrowths = growthValues("exit", exitValue * million, exit);
  const priceGrowths = growthValues(
    "price",
    fromPrice.yearsOfProfit * last.nopat * million,
    fromPrice,
  );
  return {
    ...inputs,
    revenue: inputs.revenue * million,
    netDebt: inputs.netDebt * million,
    otherClaims: inputs.otherClaims * million,
    shares: inputs.shares * million,
    costOfEquity: costOfEquity(inputs),
    wacc,
    terminalShareReinvested: share,
    nextFlow: last.nopat * (1 + inputs.terminalGrowth) * (1 - share) * million,
    terminalPrice: price ? price.price * million : noValue,
    terminalPresentValue: price ? price.presentValue * million : noValue,
    lessNetDebt: -inputs.netDebt * million,
    lessOtherClaims: -inputs.otherClaims * million,
    equity: value ? value.equity * million : noValue,
    ...exitGrowths,
    ...priceGrowths,
    ...planGrowthValues(inputs, results),
    ...gridValues(inputs, million),
    growth: byYear(({ growth }) => growth),
    revenueOfYear: amounts(({ revenue }) => revenue),
    ebit: amounts(({ ebit }) => ebit),
    tax: amounts(({ tax }) => tax),
    nopat: amounts(({ nopat }) => nopat),
    reinvestment: amounts(({ reinvestment }) => reinvestment),
    freeCashFlow: amounts(({ freeCashFlow }) => freeCashFlow),
    yearsUntil: byYear(({ yearsUntil }) => yearsUntil),
    discountFactor: byYear(({ discountFactor }) => discountFactor),
    presentValue: amounts(({ presentValue }) => presentValue),
    enterprise: value ? value.enterprise * million : noValue,
    perShare: value ? value.perShare : noValue,
    terminalShare: value ? (value.terminalShare ?? "None") : noValue,
    impliedMultiple: price ? price.multiple : noValue,
    impliedGrowth:
      inputs.terminalBy === "growth" ? inputs.terminalGrowth : (exitGrowths.exitGrowth ?? "None"),
    priceGrowthAfter: priceGrowths.priceGrowth ?? "None",
  };
}

/**
 * The growth of the plan that the price assumes. The model searches for it; the sheet finds it with IRR(), which
 * is certain where the terminal value is not below zero. Their difference is the check.
 */
function planGrowthValues(inputs: DcfInputs, { years, terminal }: DcfResults): SheetValues {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) throw new Error("A plan has at least one year.");
  const terminalToday = terminal.kind === "none" ? 0 : terminal.presentValue;
  const terminalWithoutGrowth = (terminalToday * first.revenue) / last.revenue;
  const priced = pricedEnterprise(inputs);
  const withoutGrowth = years.map(
    ({ year, discountFactor }) =>
      first.freeCashFlow * discountFactor + (year < last.year ? 0 : terminalWithoutGrowth),
  );
  const excess = (growth: number) =>
    withoutGrowth.reduce((sum, flow, index) => sum + flow * (1 + growth) ** index, 0) - priced;
  const implied = impliedPlanGrowth(inputs);
  const isCertain = terminal.kind === "value" && terminal.presentValue >= 0;
  const found = isCertain && implied.kind === "growth" ? implied.rate : null;
  return {
    pricedEnterprise: priced * million,
    terminalWithoutGrowth: terminalWithoutGrowth * million,
    withoutGrowth: withoutGrowth.map((flow) => flow * million),
    lessPrice: withoutGrowth.map((flow, index) => (flow - (index === 0 ? priced : 0)) * million),
    excessAtLowest: excess(searched.low) * million,
    excessAtHighest: excess(searched.high) * million,
    priceGrowthInPlan: planGrowthText(implied, terminal.kind === "none", isCertain),
    shareAtPriceGrowth:
      found === null
        ? "None"
        : (dcfResults({ ...inputs, firstGrowth: found, lastGrowth: found }).value?.perShare ??
          "None"),
  };
}

function planGrowthText(
  implied: ImpliedPlanGrowth,
  hasNoValue: boolean,
  isCertain: boolean,
): SheetValue {
  if (hasNoValue) return "None";
  if (!isCertain) return "Terminal value below zero";
  if (implied.kind === "growth") return implied.rate;
  return { below: "Below −30%", above: "Above 60%", none: "None" }[implied.kind];
}
