import type { SheetValue, SheetValues } from "#workings/definition.ts";
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
import { oneMillion } from "./sheet.ts";
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
  const amounts = (of: (year: PlannedYear) => number) => byYear((year) => of(year) * oneMillion);

  const untilYearEnd = (1 + wacc) ** (last.year - last.yearsUntil);
  const exitValue = (last.ebit * inputs.exitMultiple) / untilYearEnd;
  const exit = growthsWorth(exitValue, inputs, wacc, last);
  const fromPrice = terminalGrowthsOfPrice(inputs);
  const exitGrowths = growthValues("exit", exitValue * oneMillion, exit);
  const priceGrowths = growthValues(
    "price",
    fromPrice.yearsOfProfit * last.nopat * oneMillion,
    fromPrice,
  );
  return {
    ...inputs,
    revenue: inputs.revenue * oneMillion,
    netDebt: inputs.netDebt * oneMillion,
    otherClaims: inputs.otherClaims * oneMillion,
    shares: inputs.shares * oneMillion,
    costOfEquity: costOfEquity(inputs),
    wacc,
    terminalShareReinvested: share,
    nextFlow: last.nopat * (1 + inputs.terminalGrowth) * (1 - share) * oneMillion,
    terminalPrice: price ? price.price * oneMillion : noValue,
    terminalPresentValue: price ? price.presentValue * oneMillion : noValue,
    lessNetDebt: -inputs.netDebt * oneMillion,
    lessOtherClaims: -inputs.otherClaims * oneMillion,
    equity: value ? value.equity * oneMillion : noValue,
    ...exitGrowths,
    ...priceGrowths,
    ...planGrowthValues(inputs, results),
    ...gridValues(inputs, oneMillion),
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
    enterprise: value ? value.enterprise * oneMillion : noValue,
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
    pricedEnterprise: priced * oneMillion,
    terminalWithoutGrowth: terminalWithoutGrowth * oneMillion,
    withoutGrowth: withoutGrowth.map((flow) => flow * oneMillion),
    lessPrice: withoutGrowth.map((flow, index) => (flow - (index === 0 ? priced : 0)) * oneMillion),
    excessAtLowest: excess(searched.low) * oneMillion,
    excessAtHighest: excess(searched.high) * oneMillion,
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
