import { type Digits, formatChange, formatNumber } from "./number.ts";

/** `44156.7` as `€44,157`, `-1250` as `−€1,250`. */
export function formatEuro(amount: number, digits: Digits = 0) {
  return withEuroSign(formatNumber(amount, digits));
}

/** With its sign either way: `+€1,260`, `−€1,260`. */
export function formatEuroChange(amount: number, digits: Digits = 0) {
  return withEuroSign(formatChange(amount, digits));
}

/** `17000000` as `€17.0m`. */
export function formatMillionEuro(amount: number, digits: Digits = 1) {
  return `${formatEuro(amount / 1_000_000, digits)}m`;
}

function withEuroSign(number: string) {
  return number.replace(/^[−+]?/, (sign) => `${sign}€`);
}
