import { buckets } from "./buckets.ts";
import { keyYears } from "./curve.ts";
import type { FlowRow } from "./holding.ts";

/** The sums over the payments between key maturities. */
export function bucketValues(
  rows: readonly FlowRow[],
  { frequency, elapsed }: { frequency: number; elapsed: number },
): Record<string, number> {
  const before = (key: number) => Math.min(rows.length, Math.ceil(key * frequency + elapsed) - 1);
  const values: Record<string, number> = {};
  for (const key of keyYears) values[`before${key}`] = before(key);
  for (const { name, years } of buckets) {
    const [low, high] = years;
    const due = rows.slice(low > 0 ? before(low) : 0, high < Infinity ? before(high) : undefined);
    const sum = (of: (row: FlowRow) => number) => due.reduce((total, row) => total + of(row), 0);
    values[`timed${name}`] = sum(({ value, years }) => value * years);
    const curved = ({ value, years }: FlowRow) => value * years * (years + 1);
    values[`curved${name}`] = sum(curved);
    if (low > 0 && high < Infinity) {
      const share = ({ years }: FlowRow) => (years - low) / (high - low);
      values[`upper${name}`] = sum((row) => row.value * row.years * share(row));
      values[`curvedUpper${name}`] = sum((row) => curved(row) * share(row));
      values[`curvedTwice${name}`] = sum((row) => curved(row) * share(row) ** 2);
    }
    values[`squared${name}`] = sum((row) => curved(row) * row.move ** 2);
    values[`after${name}`] = sum(({ valueAfter }) => valueAfter);
  }
  return values;
}
