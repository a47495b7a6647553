/** What a visitor can change about the rooftop system. Rates and shares are fractions. */
export type SolarInputs = {
  systemSizeKw: number;
  /** Euro, before the subsidy. */
  systemCost: number;
  /** In the first year. */
  yearlyProductionKwh: number;
  lifetimeYears: number;
  /** Production lost each year against the year before. */
  degradation: number;
  /** Euro per kWh not bought, in the first year. */
  electricityPrice: number;
  /** Yearly rise in electricity prices. */
  priceRise: number;
  /** Share of the cost, paid up front. */
  subsidyShare: number;
  /** Euro at the end of every year of the lifetime. */
  yearlyMaintenance: number;
  /** Share of the cost after subsidy that the loan covers. */
  loanShare: number;
  loanYears: number;
  loanRate: number;
  repayment: Repayment;
  discountRate: number;
};

/** The inputs that are numbers. */
export type SolarInputName = Exclude<keyof SolarInputs, "repayment">;

/** Equal payments, or equal instalments of the loan with interest on what is still owed. */
export type Repayment = "annuity" | "instalments";

/** How the cost after subsidy is paid. */
export type Financing = "cash" | "loan";

export const baseCase: SolarInputs = {
  systemSizeKw: 6,
  systemCost: 18_000,
  yearlyProductionKwh: 8_000,
  lifetimeYears: 25,
  degradation: 0.005,
  electricityPrice: 0.35,
  priceRise: 0.03,
  subsidyShare: 0.3,
  yearlyMaintenance: 0,
  loanShare: 1,
  loanYears: 10,
  loanRate: 0.05,
  repayment: "annuity",
  discountRate: 0.04,
};

/** Invented households to start from: the base case, and the same one without its subsidy or without rising prices. */
export const solarCases = {
  base: baseCase,
  noSubsidy: { ...baseCase, subsidyShare: 0 },
  flatPrices: { ...baseCase, priceRise: 0 },
} as const satisfies Record<string, SolarInputs>;
