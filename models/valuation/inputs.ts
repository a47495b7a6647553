/** What a visitor can change about the company. Amounts in million euro, rates and shares as fractions. */
export type DcfInputs = {
  /** In year 1. */
  revenue: number;
  /** Growth of revenue in year 2 and in the last planned year; it moves in equal steps between them. */
  firstGrowth: number;
  lastGrowth: number;
  /** Operating profit as a share of revenue. */
  ebitMargin: number;
  taxRate: number;
  /** Share of operating profit after tax that is put back into the company, in every planned year. */
  reinvestmentShare: number;
  /** When the cash of a year arrives. */
  timing: "mid-year" | "year-end";
  waccSource: "given" | "parts";
  /** Used when given. */
  givenWacc: number;
  /** The parts: the capital asset pricing model for equity, and target weights. */
  riskFreeRate: number;
  beta: number;
  equityPremium: number;
  /** Before tax. */
  costOfDebt: number;
  /** Debt as a share of debt and equity. */
  debtShare: number;
  terminalBy: "growth" | "multiple";
  /** Growth in all years after the last planned one. */
  terminalGrowth: number;
  /** What the growth after the plan has to be paid for with, or the share of the plan kept. */
  terminalReinvestment: "follows-growth" | "held";
  /** Return on the capital invested after the plan. */
  returnOnNewCapital: number;
  /** Price of the company at the end of the last planned year, in years of its operating profit. */
  exitMultiple: number;
  /** Debt less cash, today. */
  netDebt: number;
  /** Leases, pensions and minority interests, today. */
  otherClaims: number;
  /** Million, diluted. */
  shares: number;
  /** Euro, today. */
  sharePrice: number;
};

export const plannedYearCount = 10;

/** The case of the project's page: a cash flow of 100 that grows by 5% a year, and by 2% after the plan. */
const base: DcfInputs = {
  revenue: 1_250,
  firstGrowth: 0.05,
  lastGrowth: 0.05,
  ebitMargin: 0.125,
  taxRate: 0.2,
  reinvestmentShare: 0.2,
  timing: "mid-year",
  waccSource: "given",
  givenWacc: 0.08,
  riskFreeRate: 0.025,
  beta: 1.1,
  equityPremium: 0.06,
  costOfDebt: 0.045,
  debtShare: 0.2,
  terminalBy: "growth",
  terminalGrowth: 0.02,
  terminalReinvestment: "follows-growth",
  returnOnNewCapital: 0.1,
  exitMultiple: 11,
  netDebt: 400,
  otherClaims: 200,
  shares: 50,
  sharePrice: 28,
};

/** Invented companies to start from. */
export const dcfCases = {
  base,
  /** Expensive growth that fades, and more cash than debt. */
  growth: {
    ...base,
    revenue: 400,
    firstGrowth: 0.2,
    lastGrowth: 0.04,
    ebitMargin: 0.18,
    taxRate: 0.25,
    reinvestmentShare: 0.5,
    givenWacc: 0.095,
    beta: 1.25,
    debtShare: 0.05,
    terminalGrowth: 0.025,
    returnOnNewCapital: 0.15,
    exitMultiple: 12,
    netDebt: -150,
    otherClaims: 20,
    shares: 40,
    sharePrice: 30,
  },
  /** Little growth, much debt, and new capital that earns no more than it costs. */
  mature: {
    ...base,
    revenue: 3_000,
    firstGrowth: 0.01,
    lastGrowth: 0.01,
    ebitMargin: 0.1,
    taxRate: 0.25,
    reinvestmentShare: 0.15,
    givenWacc: 0.07,
    beta: 0.9,
    debtShare: 0.35,
    terminalGrowth: 0.01,
    returnOnNewCapital: 0.07,
    exitMultiple: 10,
    netDebt: 900,
    otherClaims: 300,
    shares: 120,
    sharePrice: 16,
  },
} as const satisfies Record<string, DcfInputs>;
