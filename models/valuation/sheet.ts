import type { SheetInput, SheetLine, SheetTableLine } from "../sheet/definition.ts";
import { createSheet } from "../sheet/sheet.ts";
import { gridLines, gridSingles } from "./grid-sheet.ts";
import { growthSteps } from "./growths-sheet.ts";
import { searched } from "./implied-growth.ts";
import { plannedYearCount } from "./inputs.ts";
import { dcfLimits } from "./limits.ts";

/** The model counts in million euro, the sheet in euro. */
export const million = 1_000_000;

const noValue = '"No value"';

/** Growth by g is the same as discounting at 1 ÷ (1 + g) − 1, which is what IRR() and NPV() do. */
const asDiscount = (growth: number | string) => `1/(1+${growth})-1`;

export const dcfSheet = createSheet({
  title: "DCF valuation model",
  inputs: [
    amountInput("revenue", "Revenue in year 1"),
    rateInput("firstGrowth", "Growth in year 2"),
    rateInput("lastGrowth", "Growth in year 10"),
    rateInput("ebitMargin", "EBIT margin"),
    rateInput("taxRate", "Tax rate"),
    rateInput("reinvestmentShare", "Reinvested, of NOPAT"),
    choice("waccSource", "Discount rate (WACC)", ["given", "parts"]),
    rateInput("givenWacc", "WACC, if given"),
    rateInput("riskFreeRate", "Risk-free rate"),
    { ...input("beta", "Beta"), unit: "number", digits: 2 },
    rateInput("equityPremium", "Equity premium"),
    rateInput("costOfDebt", "Cost of debt"),
    rateInput("debtShare", "Debt, of debt and equity"),
    choice("timing", "Cash arrives at", ["mid-year", "year-end"]),
    choice("terminalBy", "Terminal value by", ["growth", "multiple"]),
    rateInput("terminalGrowth", "Terminal growth"),
    choice("terminalReinvestment", "Reinvestment after the plan", ["follows-growth", "held"]),
    rateInput("returnOnNewCapital", "Return on new capital"),
    { ...input("exitMultiple", "Multiple of EBIT"), unit: "×", digits: 1 },
    amountInput("netDebt", "Net debt"),
    amountInput("otherClaims", "Leases, pensions, minorities"),
    { ...inMillions("shares", "Shares, diluted"), unit: "number", digits: 0 },
    { ...input("sharePrice", "Share price today"), unit: "€", digits: 2 },
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
    amount(
      "nextFlow",
      "Cash flow of the year after the plan",
      "=last(nopat)*(1+terminalGrowth)*(1-terminalShareReinvested)",
    ),
    {
      ...amount(
        "terminalPrice",
        "Terminal value at the end of year 10",
        `=IF(terminalBy="multiple",last(ebit)*exitMultiple,IF(terminalGrowth>=wacc,${noValue},nextFlow/(wacc-terminalGrowth)*(1+wacc)^(last(year)-last(yearsUntil))))`,
      ),
      note: "Growth for ever at the WACC or faster would be worth infinitely much.",
    },
    amount(
      "terminalPresentValue",
      "Terminal value today",
      ifValued("terminalPrice*(1+wacc)^-last(year)"),
    ),
    amount("lessNetDebt", "Less net debt", "=-netDebt"),
    amount("lessOtherClaims", "Less leases, pensions, minorities", "=-otherClaims"),
    amount("equity", "Equity value", ifValued("enterprise-netDebt-otherClaims")),
    ...growthSteps({
      name: "exit",
      label: "by multiple",
      value: "=last(ebit)*exitMultiple/(1+wacc)^(last(year)-last(yearsUntil))",
    }),
    amount(
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
      ...amount(
        "terminalWithoutGrowth",
        "Terminal value today without growth in the plan",
        `=IF(terminalPrice=${noValue},0,terminalPresentValue*revenue/last(revenueOfYear))`,
      ),
      note: "Everything after year 1 is in proportion to revenue.",
    },
    excessAt("excessAtLowest", searched.low),
    excessAt("excessAtHighest", searched.high),
    {
      ...{ name: "shareAtPriceGrowth", label: "Check: value of a share at this growth" },
      ...{ unit: "€", digits: 2 },
      formula: `=IF(priceGrowthInPlan<1,(first(withoutGrowth)+NPV(${asDiscount("priceGrowthInPlan")},rest(withoutGrowth))-netDebt-otherClaims)/shares,"None")`,
      note: "Equals the share price if the growth it assumes was found.",
    },
    ...gridSingles,
  ],
  tables: [
    {
      name: "years",
      title: "Year by year",
      axis: {
        ...{ name: "year", label: "Year" },
        positions: Array.from({ length: plannedYearCount }, (_, index) => index + 1),
      },
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
          ...amount("revenueOfYear", "Revenue", "=previous(revenueOfYear)*(1+growth)"),
          firstFormula: "=revenue",
        },
        summed("ebit", "EBIT", "=revenueOfYear*ebitMargin"),
        summed("tax", "Tax", "=ebit*taxRate"),
        summed("nopat", "NOPAT", "=ebit-tax"),
        summed("reinvestment", "Reinvested", "=nopat*reinvestmentShare"),
        summed("freeCashFlow", "Cash flow", "=nopat-reinvestment"),
        {
          ...{ name: "yearsUntil", label: "Years until the cash arrives" },
          ...{ unit: "number", digits: 1 },
          formula: '=IF(timing="mid-year",year-0.5,year)',
        },
        {
          ...{ name: "discountFactor", label: "Factor", unit: "number", digits: 3 },
          formula: "=(1+wacc)^-yearsUntil",
        },
        summed("presentValue", "Worth today", "=freeCashFlow*discountFactor"),
        {
          ...amount("withoutGrowth", "Flow without growth", "=first(freeCashFlow)*discountFactor"),
          formulaAt: {
            [plannedYearCount]: "=first(freeCashFlow)*discountFactor+terminalWithoutGrowth",
          },
        },
        {
          ...amount("lessPrice", "Flow without growth, less the price", "=withoutGrowth"),
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
      ...amount(
        "enterprise",
        "Enterprise value",
        ifValued("total(presentValue)+terminalPresentValue"),
      ),
      digits: 0,
    },
    {
      ...{ name: "perShare", label: "Value per share", unit: "€", digits: 2 },
      formula: ifValued("equity/shares"),
    },
    {
      ...{ name: "terminalShare", label: "Terminal value, of the enterprise value" },
      ...{ unit: "%", digits: 0 },
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
    ...amount(
      name,
      `Value less price at a growth of ${percent}`,
      `=first(lessPrice)+NPV(${asDiscount(written)},rest(lessPrice))`,
    ),
    note: "Growth by g is discounting at 1 ÷ (1 + g) − 1.",
  };
}

type NumberName = keyof typeof dcfLimits;

function input(name: NumberName, label: string) {
  const { min, max } = dcfLimits[name];
  return { name, label, limits: { min, max } };
}

function inMillions(name: NumberName, label: string) {
  const { min, max } = dcfLimits[name];
  return { name, label, limits: { min: min * million, max: max * million } };
}

function amountInput(name: NumberName, label: string): SheetInput {
  return { ...inMillions(name, label), unit: "€m", digits: 0 };
}

function rateInput(name: NumberName, label: string): SheetInput {
  return { ...input(name, label), unit: "%", digits: 1 };
}

function choice(name: string, label: string, choices: readonly string[]): SheetInput {
  return { name, label, unit: "text", digits: 0, limits: { choices } };
}

function amount(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€m", digits: 1, formula };
}

function rate(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "%", digits: 1, formula };
}

function summed(name: string, label: string, formula: string): SheetTableLine {
  return { ...amount(name, label, formula), hasTotal: true };
}
