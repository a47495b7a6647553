import { fold } from "./excerpt.ts";

const spelledOut: readonly (readonly [short: string, long: string])[] = [
  ["irr", "internal rate of return"],
  ["npv", "net present value"],
  ["dcf", "discounted cash flow"],
  ["lbo", "leveraged buyout"],
  ["pe", "private equity"],
  ["gp", "general partner"],
  ["lp", "limited partner"],
  ["aml", "money laundering"],
  ["sma", "moving average"],
  ["cte", "common table expression"],
  ["wacc", "weighted average cost of capital"],
];

/** The query as typed, and with each abbreviation spelled out or each long form abbreviated. */
export function wordings(question: string): string[] {
  const asked = ` ${fold(question).split(/\s+/).join(" ")} `;
  const others = spelledOut.flatMap(([short, long]) => {
    if (asked.includes(` ${short} `)) return [asked.replace(` ${short} `, ` ${long} `)];
    if (asked.includes(` ${long} `)) return [asked.replace(` ${long} `, ` ${short} `)];
    return [];
  });
  return [question, ...others];
}
