import { type ScenarioName, scenarioNames } from "#models/waterfall/scenarios.ts";
import {
  type AmountLimit,
  amountWithin,
  caseOf,
  committedLimit,
  type FundCase,
  inMillions,
  startingCase,
  withCommitted,
  withYearly,
  type YearlyAmount,
  yearlyLimit,
} from "./fund-case.ts";

/** `?scenario=upside&committed=120&in3=25&out6=40.5`: amounts in million euro, and only what differs. */
const yearlyKeys: Record<YearlyAmount, string> = { invested: "in", distributed: "out" };

const yearlyAmounts: readonly YearlyAmount[] = ["invested", "distributed"];

/** Every name this page gives a meaning to. */
export const caseKeys: readonly string[] = [
  "scenario",
  "committed",
  ...yearlyEntries(startingCase).map(({ key }) => key),
];

/** What the address asks for. A value that is malformed or beyond the limits is as good as absent. */
export function caseFromQuery(query: URLSearchParams): FundCase {
  let fundCase = caseOf(scenarioFrom(query.get("scenario")));
  const committed = amountFrom(query.get("committed"), committedLimit);
  if (committed !== null) fundCase = withCommitted(fundCase, committed);

  for (const { key, name, year } of yearlyEntries(fundCase)) {
    const amount = amountFrom(query.get(key), yearlyLimit);
    if (amount !== null) fundCase = withYearly(fundCase, name, year, amount);
  }
  return fundCase;
}

/** The query with this case in it. What other pages or services have put there stays. */
export function queryWithCase(query: URLSearchParams, { scenario, fund }: FundCase) {
  const start = caseOf(scenario);
  const result = new URLSearchParams(query);
  function write(key: string, value: string | number, usual: string | number) {
    if (value === usual) result.delete(key);
    else result.set(key, String(value));
  }

  write("scenario", scenario, startingCase.scenario);
  write("committed", inMillions(fund.committedCapital), inMillions(start.fund.committedCapital));
  for (const { key, name, year } of yearlyEntries(start)) {
    const amountIn = ({ years }: FundCase["fund"]) => inMillions(years[year - 1]?.[name] ?? 0);
    write(key, amountIn(fund), amountIn(start.fund));
  }
  return result;
}

function yearlyEntries({ fund }: FundCase) {
  return yearlyAmounts.flatMap((name) =>
    fund.years.map((_, index) => ({
      key: `${yearlyKeys[name]}${index + 1}`,
      name,
      year: index + 1,
    })),
  );
}

function scenarioFrom(text: string | null): ScenarioName {
  return scenarioNames.find((name) => name === text) ?? startingCase.scenario;
}

function amountFrom(text: string | null, limit: AmountLimit) {
  // Plain digits alone: `Number` would also take "1e2", "0x64" and blanks.
  if (text === null || !/^\d{1,4}(\.\d)?$/.test(text)) return null;
  return amountWithin(text, limit);
}
