import { type Digits, formatNumber } from "./number.ts";

/** `0.2454` as `24.5%`, the sign closed up. */
export function formatPercent(fraction: number, digits: Digits = 1) {
  return `${formatNumber(fraction * 100, digits)}%`;
}
