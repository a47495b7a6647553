import type { Formula } from "#workings/describe.ts";
import { cents, decimal, each, percent } from "#workings/describe.ts";
import { formulasFor } from "./asset-lines.ts";
import {
  assetNumbers,
  firstDecision,
  type Strategy,
  strategies,
  strategyLabels,
  testMonths,
  testStart,
  testYears,
  weightLine,
} from "./strategies.ts";

/** The month of the test with which a year ends. */
function lastMonthOf(year: number) {
  return 12 * (year - firstDecision);
}

export const yearsTable = {
  title: "Year by year, out of sample",
  axis: { name: "testYear", label: "Year", positions: testYears },
  lines: {
    ...each(strategies, (strategy) => ({
      [`${strategy}Trade`]: percent(
        `${strategyLabels[strategy]}: traded`,
        ...formulasFor(testYears, (year) => trade(strategy, year), {
          note: "Bought and sold at the start of the year, as a share of the wealth.",
        }),
      ),
    })),
    ...(each(strategies, (strategy) => ({
      [`${strategy}Wealth`]: cents(
        `${strategyLabels[strategy]}: €100 became`,
        ...formulasFor(
          testYears,
          (year) =>
            `=${year === testYears[0] ? "100" : `previous(${strategy}Wealth)`}*(1-tradingCost*${strategy}Trade)*${strategy}Value.${lastMonthOf(year)}`,
        ),
      ),
    })) as Record<`${Strategy}Wealth`, Formula>),
  },
} as const;

function trade(strategy: Strategy, year: number) {
  const before = lastMonthOf(year - 1);
  if (before === 0) return "=1";
  const [now, then] = [weightLine(strategy, year - 1), weightLine(strategy, year - 2)];
  return `=SUMPRODUCT(ABS(all(${now})-all(${then})*all(growth${before})/${strategy}Value.${before}))`;
}

/** The year of the test that a month is in. */
function yearOf(month: number) {
  return firstDecision + Math.ceil(month / 12);
}

const firstMonths = testMonths.filter((month) => month % 12 === 1);

/** The formulas of the first month of each year, before which there is none. */
function atFirstMonths(formula: (year: number) => string) {
  return Object.fromEntries(firstMonths.map((month) => [month, formula(yearOf(month))]));
}

export const monthsTable = {
  title: "Month by month, out of sample",
  axis: { name: "month", label: "Month", positions: testMonths },
  lines: {
    ...each(assetNumbers, (asset) => ({
      [`grown${asset}`]: decimal(
        `€1 in asset ${asset}`,
        `=previous(grown${asset})*(1+INDEX(return${asset},${testStart}+month))`,
        {
          ...{ digits: 4, note: "Since the start of the year." },
          at: atFirstMonths(() => `=1+INDEX(return${asset},${testStart}+month)`),
        },
      ),
    })),
    ...(each(strategies, (strategy) => ({
      [`${strategy}Value`]: decimal(
        `${strategyLabels[strategy]}: €1 since the start of the year`,
        ...valueFormulas(strategy),
      ),
      [`${strategy}Return`]: percent(
        `${strategyLabels[strategy]}: return`,
        `=${strategy}Value/previous(${strategy}Value)-1`,
        {
          digits: 2,
          at: atFirstMonths(
            (year) => `=(1-tradingCost*${strategy}Trade.${year})*${strategy}Value-1`,
          ),
        },
      ),
      [`${strategy}Drawdown`]: percent(
        `${strategyLabels[strategy]}: below its highest value so far`,
        `=MIN(0,(1+previous(${strategy}Drawdown))*(1+${strategy}Return)-1)`,
        { digits: 2, first: `=MIN(0,${strategy}Return)` },
      ),
    })) as Record<`${Strategy}${"Return" | "Drawdown"}`, Formula>),
  },
} as const;

/** All months of a year have the same formula. */
function valueFormulas(strategy: Strategy) {
  const ofYear = new Map(testYears.map((year) => [year, valueIn(strategy, year)]));
  return formulasFor(testMonths, (month) => ofYear.get(yearOf(month)) ?? "", { digits: 4 });
}

function valueIn(strategy: Strategy, year: number) {
  const weights = weightLine(strategy, year - 1);
  return `=${assetNumbers.map((asset) => `${weights}.${asset}*grown${asset}`).join("+")}`;
}

/** Along the assets, as weights are, where the weights of a year have drifted before new ones are chosen. */
export const growthTable = {
  title: "€1 in each asset since the start of the year",
  axis: { name: "grownAsset", label: "Asset", positions: assetNumbers },
  lines: each(testYears.slice(0, -1).map(lastMonthOf), (month) => ({
    [`growth${month}`]: decimal(
      `Growth until month ${month}`,
      ...formulasFor(assetNumbers, (asset) => `=grown${asset}.${month}`, { digits: 4 }),
    ),
  })),
};
