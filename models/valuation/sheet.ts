import type { SheetInput, SheetLine, SheetTableLine } from "#workings/definition.ts";
import {
  choice,
  euros,
  inputsWithin,
  million,
  numbers,
  numbersTo,
  percents,
  rate,
  withTotal,
} from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { gridLines, gridSingles } from "./grid-sheet.ts";
import { growthSteps } from "./growths-sheet.ts";
import { searched } from "./implied-growth.ts";
import { plannedYearCount } from "./inputs.ts";
import { dcfLimits } from "./limits.ts";

/** The model counts in million euro, the sheet in euro. */
export const oneMillion = 1_000_000;

const input = inputsWithin(dcfLimits);

const noValue = '"No value"';

/** Growth by g is the same as discounting at 1 ÷ (1 + g) − 1, which is what IRR() and NPV() do. */
const asDiscount = (growth: number | string) => `1/(1+${growth})-1`;

export const dcfSheet = createSheet({
  title: "DCF valuation model",
  inputs: [
    amountInput("revenue", "Revenue in year 1"),
    input(percents("firstGrowth", "Growth in year 2")),
    input(percents("lastGrowth", "Growth in year 10")),
    input(percents("ebitMargin", "EBIT margin")),
    input(percents("taxRate", "Tax rate")),
    input(percents("reinvestmentShare", "Reinvested, of NOPAT")),
    choice("waccSource", "Discount rate (WACC)", ["given", "parts"]),
    input(percents("givenWacc", "WACC, if given")),
    input(percents("riskFreeRate", "Risk-free rate")),
    input(numbers("beta", "Beta", 2)),
    input(percents("equityPremium", "Equity premium")),
    input(percents("costOfDebt", "Cost of debt")),
    input(percents("debtShare", "Debt, of debt and equity")),
    choice("timing", "Cash arrives at", ["mid-year", "year-end"]),
    choice("terminalBy", "Terminal value by", ["growth", "multiple"]),
    input(percents("terminalGrowth", "Terminal growth")),
    choice("terminalReinvestment", "Reinvestment after the plan", ["follows-growth", "held"]),
    input(percents("returnOnNewCapital", "Return on new capital")),
    input({ name: "exitMultiple", label: "Multiple of EBIT", unit: "×", digits: 1 }),
    amountInput("netDebt", "Net debt"),
    amountInput("otherClaims", "Leases, pensions, minorities"),
    inMillions(numbers("shares", "Shares, diluted")),
    input(euros("sharePrice", "Share price today", 2)),
  ],
  steps: [
    rate("costOfEquity", "Cost of equity", "=riskFreeRate+beta*equityPremium"),
    rate(
      "wacc",
      "WACC",
      '=IF(waccSource="given",givenWacc,(1-debtShare)*costOfEquity+debtShare*costOfDebt*(1-taxRate))',
    ),
    {
      ...rate(
        "terminalShareReinvested",
        "Reinvested after the plan",
        '=IF(terminalReinvestment="held",reinvestmentShare,terminalGrowth/returnOnNewCapital)',
      ),
      note: "What a company has to put back to grow for ever: growth ÷ return on new capital.",
    },
    million(
      "nextFlow",
      "Cash flow of the year after the plan",
      "=last(nopat)*(1+terminalGrowth)*(1-terminalShareReinvested)",
    ),
    {
      ...million(
        "terminalPrice",
        "Terminal value at the end of year 10",
        `=IF(terminalBy="multiple",last(ebit)*exitMultiple,IF(terminalGrowth>=wacc,${noValue},nextFlow/(wacc-terminalGrowth)*(1+wacc)^(last(year)-last(yearsUntil))))`,
      ),
      note: "Growth for ever at the WACC or faster would be worth infinitely much.",
    },
    million(
      "terminalPresentValue",
      "Terminal value today",
      ifValued("terminalPrice*(1+wacc)^-last(year)"),
    ),
    million("lessNetDebt", "Less net debt", "=-netDebt"),
    million("lessOtherClaims", "Less leases, pensions, minorities", "=-otherClaims"),
    million("equity", "Equity value", ifValued("enterprise-netDebt-otherClaims")),
    ...growthSteps({
      name: "exit",
      label: "by multiple",
      value: "=last(ebit)*exitMultiple/(1+wacc)^(last(year)-last(yearsUntil))",
    }),
    million(
      "pricedEnterprise",
      "Enterprise value at today’s price",
      "=sharePrice*shares+netDebt+otherClaims",
    ),
    ...growthSteps({
      name: "price",
      label: "at today’s price",
      value: "=(pricedEnterprise-total(presentValue))/last(discountFactor)",
    }),
    {
      ...million(
        "terminalWithoutGrowth",
        "Terminal value today without growth in the plan",
        `=IF(terminalPrice=${noValue},0,terminalPresentValue*revenue/last(revenueOfYear))`,
      ),
      note: "Everything after year 1 is in proportion to revenue.",
    },
    excessAt("excessAtLowest", searched.low),
    excessAt("excessAtHighest", searched.high),
    {
      ...euros("shareAtPriceGrowth", "Check: value of a share at this growth", 2),
      formula: `=IF(priceGrowthInPlan<1,(first(withoutGrowth)+NPV(${asDiscount("priceGrowthInPlan")},rest(withoutGrowth))-netDebt-otherClaims)/shares,"None")`,
      note: "Equals the share price if the growth it assumes was found.",
    },
    ...gridSingles,
  ],
  tables: [
    {
      name: "years",
      title: "Year by year",
      axis: { name: "year", label: "Year", positions: numbersTo(plannedYearCount) },
      lines: [
        {
          ...rate(
            "growth",
            "Growth",
            `=firstGrowth+(lastGrowth-firstGrowth)*(year-2)/${plannedYearCount - 2}`,
          ),
          firstFormula: "=0",
          note: "From year 2 to year 10 in equal steps.",
        },
        {
          ...million("revenueOfYear", "Revenue", "=previous(revenueOfYear)*(1+growth)"),
          firstFormula: "=revenue",
        },
        summed("ebit", "EBIT", "=revenueOfYear*ebitMargin"),
        summed("tax", "Tax", "=ebit*taxRate"),
        summed("nopat", "NOPAT", "=ebit-tax"),
        summed("reinvestment", "Reinvested", "=nopat*reinvestmentShare"),
        summed("freeCashFlow", "Cash flow", "=nopat-reinvestment"),
        {
          ...numbers("yearsUntil", "Years until the cash arrives", 1),
          formula: '=IF(timing="mid-year",year-0.5,year)',
        },
        {
          ...numbers("discountFactor", "Factor", 3),
          formula: "=(1+wacc)^-yearsUntil",
        },
        summed("presentValue", "Worth today", "=freeCashFlow*discountFactor"),
        {
          ...million("withoutGrowth", "Flow without growth", "=first(freeCashFlow)*discountFactor"),
          formulaAt: {
            [plannedYearCount]: "=first(freeCashFlow)*discountFactor+terminalWithoutGrowth",
          },
        },
        {
          ...million("lessPrice", "Flow without growth, less the price", "=withoutGrowth"),
          firstFormula: "=withoutGrowth-pricedEnterprise",
          note: "The growth at which this line adds up to nothing is the one the price assumes.",
        },
      ],
    },
    {
      name: "grid",
      title: "Enterprise value by WACC (rows) and terminal assumption (columns)",
      axis: { name: "gridColumn", label: "Column", positions: [1, 2, 3, 4, 5] },
      lines: gridLines,
    },
  ],
  chart: {
    ...{ title: "Cash flow of the plan, and what it is worth today, euro by year", kind: "column" },
    lines: [
      { name: "freeCashFlow", tone: "green" },
      { name: "presentValue", tone: "blue" },
    ],
  },
  results: [
    {
      ...million(
        "enterprise",
        "Enterprise value",
        ifValued("total(presentValue)+terminalPresentValue"),
      ),
      digits: 0,
    },
    {
      ...euros("perShare", "Value per share", 2),
      formula: ifValued("equity/shares"),
    },
    {
      ...percents("terminalShare", "Terminal value, of the enterprise value", 0),
      formula: ifValued('IF(enterprise>0,terminalPresentValue/enterprise,"None")'),
    },
    {
      ...{ name: "impliedMultiple", label: "Implied multiple", unit: "×", digits: 1 },
      formula: ifValued("terminalPrice/last(ebit)"),
      note: "Terminal value to EBIT of year 10.",
    },
    rate("impliedGrowth", "Implied growth", '=IF(terminalBy="growth",terminalGrowth,exitGrowth)'),
    {
      ...rate(
        "priceGrowthInPlan",
        "Growth in the plan that the price assumes",
        `=IF(terminalPrice=${noValue},"None",IF(terminalPresentValue<0,"Terminal value below zero",IF(excessAtLowest>0,"Below −30%",IF(excessAtHighest<0,"Above 60%",1/(1+IRR(all(lessPrice),${asDiscount(searched.high)}))-1))))`,
      ),
      note: "The same growth in every year of the plan. Its check is in Calculation.",
    },
    rate("priceGrowthAfter", "Growth after the plan that the price assumes", "=priceGrowth"),
  ],
});

function ifValued(calculation: string) {
  return `=IF(terminalPrice=${noValue},${noValue},${calculation})`;
}

/** How far the value exceeds the price at a growth of the whole plan. */
function excessAt(name: string, growth: number): SheetLine {
  const percent = `${growth < 0 ? "−" : ""}${Math.abs(growth * 100)}%`;
  // A formula has no negative numbers, only signs before numbers.
  const written = growth < 0 ? `(-${-growth})` : growth;
  return {
    ...million(
      name,
      `Value less price at a growth of ${percent}`,
      `=first(lessPrice)+NPV(${asDiscount(written)},rest(lessPrice))`,
    ),
    note: "Growth by g is discounting at 1 ÷ (1 + g) − 1.",
  };
}

type NumberName = keyof typeof dcfLimits;

/** An input that the model has in millions. */
function inMillions(described: Omit<SheetInput, "limits"> & { name: NumberName }): SheetInput {
  const { min, max } = dcfLimits[described.name];
  return { ...described, limits: { min: min * oneMillion, max: max * oneMillion } };
}

function amountInput(name: NumberName, label: string): SheetInput {
  return inMillions({ name, label, unit: "€m", digits: 0 });
}

function summed(name: string, label: string, formula: string): SheetTableLine {
  return withTotal(million(name, label, formula));
}
