import type { SheetTable, SheetTableLine } from "#workings/definition.ts";
import { euros, formulasAt, numbers, percents } from "#workings/lines.ts";
import { perAsset } from "./assets-sheet.ts";
import { testStart, testYears } from "./backtest.ts";
import {
  assetNumbers,
  firstDecision,
  strategies,
  strategyWords,
  testMonths,
  weightLine,
} from "./sheet-positions.ts";

/** The month of the test with which a year ends. */
function lastMonthOf(year: number) {
  return 12 * (year - firstDecision);
}

export function yearsTable(): SheetTable {
  return {
    name: "years",
    title: "Year by year, out of sample",
    axis: { name: "testYear", label: "Year", positions: testYears },
    lines: [
      ...strategies.map((strategy): SheetTableLine => {
        const { line, label } = strategyWords[strategy];
        const trade = (year: number) => {
          const before = lastMonthOf(year - 1);
          const [now, then] = [weightLine(strategy, year - 1), weightLine(strategy, year - 2)];
          return before === 0
            ? "=1"
            : `=SUMPRODUCT(ABS(all(${now})-all(${then})*all(growth${before})/${line}Value.${before}))`;
        };
        return {
          ...percents(`${line}Trade`, `${label}: traded`),
          ...formulasAt(Object.fromEntries(testYears.map((year) => [year, trade(year)]))),
          note: "Bought and sold at the start of the year, as a share of the wealth.",
        };
      }),
      ...strategies.map((strategy): SheetTableLine => {
        const { line, label } = strategyWords[strategy];
        const wealth = (year: number) =>
          `=${year === testYears[0] ? "100" : `previous(${line}Wealth)`}*(1-tradingCost*${line}Trade)*${line}Value.${lastMonthOf(year)}`;
        return {
          ...euros(`${line}Wealth`, `${label}: €100 became`, 2),
          ...formulasAt(Object.fromEntries(testYears.map((year) => [year, wealth(year)]))),
        };
      }),
    ],
  };
}

/** The year of the test that a month is in. */
function yearOf(month: number) {
  return firstDecision + Math.ceil(month / 12);
}

export function monthsTable(): SheetTable {
  return {
    name: "months",
    title: "Month by month, out of sample",
    axis: { name: "month", label: "Month", positions: testMonths },
    lines: strategies.flatMap((strategy): SheetTableLine[] => {
      const { line, label } = strategyWords[strategy];
      const value = (month: number) =>
        `=SUMPRODUCT(all(${weightLine(strategy, yearOf(month) - 1)}),all(growth${month}))`;
      const firstOfYear = (month: number) =>
        `=(1-tradingCost*${line}Trade.${yearOf(month)})*${line}Value-1`;
      return [
        {
          ...numbers(`${line}Value`, `${label}: €1 since the start of the year`, 4),
          ...formulasAt(Object.fromEntries(testMonths.map((month) => [month, value(month)]))),
        },
        {
          ...percents(`${line}Return`, `${label}: return`, 2),
          formula: `=${line}Value/previous(${line}Value)-1`,
          formulaAt: Object.fromEntries(
            testMonths
              .filter((month) => month % 12 === 1)
              .map((month) => [month, firstOfYear(month)]),
          ),
        },
      ];
    }),
  };
}

export function growthTable(): SheetTable {
  return {
    name: "growth",
    title: "€1 in each asset since the start of the year",
    axis: { name: "grownAsset", label: "Asset", positions: assetNumbers },
    lines: testMonths.map((month) => ({
      ...numbers(`growth${month}`, `Growth until month ${month}`, 4),
      ...perAsset((asset) => {
        const before = month % 12 === 1 ? "" : `growth${month - 1}*`;
        return `=${before}(1+return${asset}.${testStart + month})`;
      }),
    })),
  };
}
