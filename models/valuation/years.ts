import { type DcfInputs, plannedYearCount } from "./inputs.ts";

/** One planned year. */
export type PlannedYear = {
  /** 1 for the first. */
  year: number;
  /** first growth + (last growth − first growth) × (year − 2) / (last year − 2); none in year 1 */
  growth: number;
  /** revenue of the year before × (1 + growth) */
  revenue: number;
  /** revenue × EBIT margin */
  ebit: number;
  /** EBIT × tax rate */
  tax: number;
  /** EBIT − tax */
  nopat: number;
  /** NOPAT × reinvestment share */
  reinvestment: number;
  /** NOPAT − reinvestment: what is left for those who financed the company */
  freeCashFlow: number;
  /** year − 0.5 at mid-year, otherwise year */
  yearsUntil: number;
  /** (1 + WACC)^−years until */
  discountFactor: number;
  /** free cash flow × discount factor */
  presentValue: number;
};

/** Each field is one row of a workbook; its formula is beside it in `PlannedYear`. */
export function plannedYears(inputs: DcfInputs, wacc: number): PlannedYear[] {
  const { firstGrowth, lastGrowth } = inputs;
  let revenue = inputs.revenue;
  return Array.from({ length: plannedYearCount }, (_, index) => {
    const year = index + 1;
    const growth =
      year === 1
        ? 0
        : firstGrowth + ((lastGrowth - firstGrowth) * (year - 2)) / (plannedYearCount - 2);
    revenue *= 1 + growth;
    const ebit = revenue * inputs.ebitMargin;
    const tax = ebit * inputs.taxRate;
    const nopat = ebit - tax;
    const reinvestment = nopat * inputs.reinvestmentShare;
    const freeCashFlow = nopat - reinvestment;
    const yearsUntil = inputs.timing === "mid-year" ? year - 0.5 : year;
    const discountFactor = (1 + wacc) ** -yearsUntil;
    return {
      year,
      growth,
      revenue,
      ebit,
      tax,
      nopat,
      reinvestment,
      freeCashFlow,
      yearsUntil,
      discountFactor,
      presentValue: freeCashFlow * discountFactor,
    };
  });
}
