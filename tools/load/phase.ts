/** What one part of the test found: figures for the report, and failures in words. */
export type Findings = { figures: Record<string, string | number>; failures: string[] };

/** `3 answers were wrong`, or nothing when there were none. */
export function none(count: number, what: string) {
  return count === 0 ? [] : [`${count} ${what}`];
}

export function sleep(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** Median, 99th percentile and longest. */
export function spread(latencies: readonly number[]) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0)).join(" / ");
}
