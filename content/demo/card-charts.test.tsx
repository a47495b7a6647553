import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import {
  barsOf,
  dotsOf,
  labelsOf,
  linesOf,
  rulesOf,
  shapesOf,
} from "#app/components/charts/test-drawn-shapes.ts";
import { CardChart as BankCustomerSegmentation } from "#app/features/projects/card-charts/bank-customer-segmentation.tsx";
import { CardChart as BondPortfolioDashboard } from "#app/features/projects/card-charts/bond-portfolio-dashboard.tsx";
import { CardChart as CandlestickSmaChart } from "#app/features/projects/card-charts/candlestick-sma-chart.tsx";
import { CardChart as CreditRiskModel } from "#app/features/projects/card-charts/credit-risk-model.tsx";
import { CardChart as DcfValuationModel } from "#app/features/projects/card-charts/dcf-valuation-model.tsx";
import { CardChart as EmployeeTimeStamp } from "#app/features/projects/card-charts/employee-time-stamp.tsx";
import { CardChart as FinancialReportGenerator } from "#app/features/projects/card-charts/financial-report-generator.tsx";
import { CardChart as FraudDetection } from "#app/features/projects/card-charts/fraud-detection.tsx";
import { CardChart as FundopsModelPe } from "#app/features/projects/card-charts/fundops-model-pe.tsx";
import { BASE, TOP } from "#app/features/projects/card-charts/kit/strip.tsx";
import { CardChart as LboFinancialModel } from "#app/features/projects/card-charts/lbo-financial-model.tsx";
import { CardChart as OptionsPayoffSimulator } from "#app/features/projects/card-charts/options-payoff-simulator.tsx";
import { CardChart as PeWaterfallStructure } from "#app/features/projects/card-charts/pe-waterfall-structure.tsx";
import { CardChart as PortfolioOptimization } from "#app/features/projects/card-charts/portfolio-optimization.tsx";
import { CardChart as RentalPropertyModel } from "#app/features/projects/card-charts/rental-property-model.tsx";
import { CardChart as SolarFinancingCalculator } from "#app/features/projects/card-charts/solar-financing-calculator.tsx";
import { CardChart as SolarFinancingDashboard } from "#app/features/projects/card-charts/solar-financing-dashboard.tsx";
import { CardChart as SudokuPython } from "#app/features/projects/card-charts/sudoku-python.tsx";
import { formatEuro, formatEuroChange } from "#app/lib/format/money.ts";
import { sheet as rental } from "#content/workbooks/rental.xlsx";
import { sheet as operationsSheet } from "#models/fund/sheet.ts";
import { sheet as portfolio } from "#models/portfolio/sheet.ts";
import { sheet as solar } from "#models/solar/sheet.ts";
import { sheet as waterfall } from "#models/waterfall/sheet.ts";

function labelOf(chart: ReactElement) {
  return shapesOf(chart)[0]?.["aria-label"] ?? "";
}

/** Heights of all bars, in percent of the part of the strip that charts use. */
function heightsOf(chart: ReactElement) {
  return barsOf(chart).map(({ height }) => (height / (BASE - TOP)) * 100);
}

/** Where a value is between the base and the top of a chart, as a share. */
const shareUp = (y = Number.NaN) => (BASE - y) / (BASE - TOP);

const fund = waterfall.calculate(waterfall.presets.base.inputs);
const operations = operationsSheet.calculate({
  ...operationsSheet.presets.base.inputs,
  quarter: 40,
});
const roof = solar.calculate(solar.presets.base.inputs);

describe("cards and models agree:", () => {
  test("the waterfall pays each side what the base scenario pays it", () => {
    const [lp, gp] = [fund.total("toLps"), fund.number("carry")];
    expect(labelOf(<PeWaterfallStructure />)).toContain(
      `LPs receive ${lp / 1e6}, the GP ${gp / 1e6}`,
    );
  });

  test("the J-curve ends at the multiple that the fund operations page ends at", () => {
    expect(labelOf(<FundopsModelPe />)).toContain(`DPI ${operations.number("dpi").toFixed(2)}`);
  });

  test("the buyout’s last bar is the exit, in debt and equity", () => {
    // By hand: five years of EBITDA × 0.85 less 8% interest and 30% tax repay 100 to 52.29; 8 × 26.76 less that.
    const exit = { debt: 52.291, equity: 161.825 };
    expect(labelOf(<LboFinancialModel />)).toMatch(/to 52 million.* to 162$/);
    const [debtHeight = 0, equityHeight = 0] = heightsOf(<LboFinancialModel />).slice(-2);
    expect(debtHeight + equityHeight).toBeCloseTo(100, 1);
    expect(equityHeight / debtHeight).toBeCloseTo(exit.equity / exit.debt, 1);
  });

  test("the flat’s payments and net rent are those of the rental page", () => {
    const flat = rental.calculate(rental.opening);
    expect(flat.at("netRent", 1)).toBeCloseTo(7383, 0);
    expect(flat.at("netRent", 10)).toBeCloseTo(8387, 0);
    const label = labelOf(<RentalPropertyModel />);
    expect(label).toContain(`${formatEuro(10_950)} a year`);
    expect(label).toContain(
      `${formatEuro(7383)} in the first year and ${formatEuro(8387)} in the last`,
    );
    const [rent = []] = linesOf(<RentalPropertyModel />);
    expect(shareUp(rent[0]?.[1])).toBeCloseTo(7383 / 10_950, 2);
    expect(shareUp(rent.at(-1)?.[1])).toBeCloseTo(8387 / 10_950, 2);
  });

  test("the solar loan is paid monthly, as its page has it, and named as a yearly sum", () => {
    // The ten-year row of the page.
    expect(labelOf(<SolarFinancingCalculator />)).toContain(
      "monthly loan payments of €133.64, €1,604 a year,",
    );
    const written = labelsOf(<SolarFinancingCalculator />).map(({ text }) => text);
    expect(written).toContain("loan €134");
  });

  test("the solar case is back at zero, and ends, where the dashboard says", () => {
    expect(roof.at("sumInCash", 25)).toBeCloseTo(82_856, 0);
    expect(roof.at("sumOnLoan", 25)).toBeCloseTo(79_139, 0);
    expect(labelOf(<SolarFinancingDashboard />)).toContain(
      `after ${roof.number("payback").toFixed(1)} years and ends at ${formatEuroChange(82_856)}, with a loan at ${formatEuroChange(79_139)}`,
    );
  });
});

/** The numbers of content/projects/<slug>.mdx, which a reader may compare with the chart. */
test.each([
  ["options payoff", OptionsPayoffSimulator, "from −3.50 to +6.50, break-even at 103.50"],
  ["DCF", DcfValuationModel, "terminal value, which is 60% of it"],
  ["bond", BondPortfolioDashboard, "modified duration 7.24, −6.8% at +100 basis points"],
  ["credit risk", CreditRiskModel, "AUC 0.89, 85% classified correctly"],
  ["fraud", FraudDetection, "759 alerts, 279 of them fraud"],
  ["segmentation", BankCustomerSegmentation, "741 core, 579 fading, 574 dormant, 400 steady"],
])("the %s chart shows what its page says", (_, Chart, words) => {
  expect(labelOf(<Chart />)).toContain(words);
});

/** Said on the card itself, not only to screen readers. */
test.each([
  ["credit risk", CreditRiskModel, "AUC 0.89, simulated"],
  ["segmentation", BankCustomerSegmentation, "3,000 simulated customers"],
  ["fraud", FraudDetection, "23,821 simulated payments"],
])("the %s chart says that its data is invented", (_, Chart, words) => {
  expect(labelsOf(<Chart />).map(({ text }) => text)).toContain(words);
});

/** Added up by hand. */
test.each([
  ["time stamp", EmployeeTimeStamp, "42.67 hours"],
  ["report", FinancialReportGenerator, "60 to an actual 68: sales +24, goods −14, staff −6"],
  ["candlestick", CandlestickSmaChart, "crosses the slower downward, then upward"],
  ["Sudoku", SudokuPython, "9 digits given, 18 found"],
])("the %s chart counts right", (_, Chart, words) => {
  expect(labelOf(<Chart />)).toContain(words);
});

describe("what a chart draws is where its numbers put it:", () => {
  test("the LPs’ 168 and the GP’s 17 of 185 million in the last column of the waterfall", () => {
    const [lp = 0, gp = 0] = heightsOf(<PeWaterfallStructure />).slice(-2);
    expect(lp).toBeCloseTo((168 / 185) * 100, 1);
    expect(gp).toBeCloseTo((17 / 185) * 100, 1);
  });

  test("the GP’s parts of the tiers add up to its part of the total", () => {
    const heights = heightsOf(<PeWaterfallStructure />);
    const gpParts = heights.filter((_, index) => index % 2 === 1);
    const total = gpParts.pop();
    expect(gpParts.reduce((sum, height) => sum + height, 0)).toBeCloseTo(total ?? 0, 1);
  });

  test("a terminal value of 60% of the enterprise value, twice, on the rest of it", () => {
    const heights = heightsOf(<DcfValuationModel />);
    expect(heights.slice(-3, -2)[0]).toBeCloseTo(60, 0);
    expect(heights.at(-1)).toBeCloseTo(heights.at(-3) ?? 0, 1);
    const years = heights.slice(0, 10).reduce((sum, height) => sum + height, 0);
    expect(years).toBeCloseTo(heights.at(-2) ?? 0, 1);
  });

  test("the report’s budget of 60 and actual of 68, and sales of 24 between 60 and 84", () => {
    const bars = barsOf(<FinancialReportGenerator />);
    const [budget, sales] = bars;
    const actual = bars.at(-1);
    expect((actual?.height ?? 0) / (budget?.height ?? 1)).toBeCloseTo(68 / 60, 2);
    expect((sales?.height ?? 0) / (budget?.height ?? 1)).toBeCloseTo(24 / 60, 2);
    expect(sales?.bottom).toBeCloseTo(budget?.top ?? 0, 1);
  });

  test("the spread’s loss at the base, gain at the top, break-even at 103.5 of 90 to 120", () => {
    const [losing = [], winning = []] = linesOf(<OptionsPayoffSimulator />);
    expect(losing[0]).toEqual([0, BASE]);
    expect(winning.at(-1)?.[0]).toBe(100);
    expect(winning.at(-1)?.[1]).toBeCloseTo(TOP, 1);
    const [breakEven] = dotsOf(<OptionsPayoffSimulator />);
    expect(breakEven?.[0]).toBe(45);
    expect(shareUp(breakEven?.[1])).toBeCloseTo(0.35, 2);
  });

  test("the solar payback at 4.3 of 25 years, on the line of zero", () => {
    const [paidBack] = dotsOf(<SolarFinancingDashboard />);
    expect(paidBack?.[0]).toBeCloseTo((roof.number("payback") / 25) * 100, 1);
    expect(paidBack?.[1]).toBe(rulesOf(<SolarFinancingDashboard />)[0]?.from[1]);
  });

  test("the fund’s calls below the line of zero and its distributions above it", () => {
    const chart = <FundopsModelPe />;
    const zero = rulesOf(chart)[0]?.from[1] ?? 0;
    // The fee of the last year is too small to be seen.
    const drawn = barsOf(chart).filter(({ height }) => height > 0.05);
    const below = drawn.filter(({ top }) => top >= zero - 0.02);
    const above = drawn.filter(({ bottom }) => bottom <= zero + 0.02);
    expect(below.length + above.length).toBe(drawn.length);
    const sum = (bars: typeof drawn) => bars.reduce((sum, { height }) => sum + height, 0);
    expect(sum(above) / sum(below)).toBeCloseTo(operations.number("dpi"), 2);
  });

  test("the bond portfolio’s loss at 100 basis points on its curve, which the tangent touches at no shift", () => {
    const chart = <BondPortfolioDashboard />;
    const [curve = []] = linesOf(chart);
    const [shown] = dotsOf(chart);
    // Sixteen quarter points from the left end: one point up.
    expect(shown).toEqual(curve[16]);
    const tangent = rulesOf(chart)[1];
    const middle = ((tangent?.from[1] ?? 0) + (tangent?.to[1] ?? 0)) / 2;
    expect(curve[12]?.[1]).toBeCloseTo(middle, 1);
    expect(shown?.[1]).toBeLessThan(((tangent?.from[1] ?? 0) + (tangent?.to[1] ?? 0) * 2) / 3);
  });

  test("the cutoff of the credit model on its curve", () => {
    const chart = <CreditRiskModel />;
    const [, curve = []] = linesOf(chart);
    expect(curve).toContainEqual(dotsOf(chart)[0]);
  });

  test("the steepest mix on the frontier, at its page’s best Sharpe ratio", () => {
    const chart = <PortfolioOptimization />;
    const [frontier = []] = linesOf(chart);
    const [best = Number.NaN] = dotsOf(chart).at(-1) ?? [];
    expect(best).toBeGreaterThan(frontier[0]?.[0] ?? Number.NaN);
    const { numberAt } = portfolio.calculate(portfolio.opening);
    const volatility = numberAt("estimatedVolatility", "Sharpe");
    expect(labelOf(chart)).toContain(`touches at ${(volatility * 100).toFixed(1)}%`);
  });

  test("the 309 alerts by amount at the top, 90 of them fraud, and the 207 by velocity below", () => {
    const [velocity = 0, velocityFraud = 0, amount = 0, amountFraud = 0] = heightsOf(
      <FraudDetection />,
    );
    expect(amount + amountFraud).toBeCloseTo(100, 1);
    expect(amountFraud).toBeCloseTo((90 / 309) * 100, 1);
    expect(velocity + velocityFraud).toBeCloseTo((207 / 309) * 100, 1);
  });

  test("the shift of Monday from 7:53:31 to 17:17:01 in its day, and its hours", () => {
    const [, stamps = []] = linesOf(<EmployeeTimeStamp />);
    expect(stamps[1]?.[0]).toBeCloseTo(((473.5 / 1440) * 100) / 5, 1);
    expect(stamps[4]?.[0]).toBeCloseTo(((1037 / 1440) * 100) / 5, 1);
    expect(shareUp(stamps[4]?.[1])).toBeCloseTo(8.7 / 42.7, 2);
    expect(shareUp(stamps.at(-1)?.[1])).toBeCloseTo(1, 2);
  });

  test("the segments from the largest to the smallest, the one at risk in red, each as high as its count", () => {
    const bars = barsOf(<BankCustomerSegmentation />);
    const shares = heightsOf(<BankCustomerSegmentation />);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[0]).toBeCloseTo(100, 1);
    const inRed = bars.findIndex(({ className }) => className === "text-red");
    expect(shares[inRed]).toBeCloseTo((231 / 741) * 100, 1);
  });

  test("the roof’s June at the top, its December as low, and the payment between them", () => {
    const chart = <SolarFinancingCalculator />;
    const bars = barsOf(chart);
    const heightOf = (month: number) =>
      bars.slice(2 * month - 2, 2 * month).reduce((sum, { height }) => sum + height, 0);
    expect((heightOf(6) / (BASE - TOP)) * 100).toBeCloseTo(100, 1);
    // 2% of the year in December, 13% in June.
    expect(heightOf(12) / heightOf(6)).toBeCloseTo(2 / 13, 2);
    const payment = rulesOf(chart).at(-1)?.from[1];
    expect(shareUp(payment)).toBeCloseTo(133.64 / 223.6, 2);
  });
});
