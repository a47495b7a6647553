import { type Digits, formatChange, formatNumber } from "./number.ts";

/** `44156.7` as `€44,157`, `-1250` as `−€1,250`. */
export function formatEuro(amount: number, digits: Digits = 0) {
  return formatMoney(amount, digits, "€");
}

/** In another currency: `$1,250`. */
export function formatMoney(amount: number, digits: Digits, sign: string) {
  return withSign(formatNumber(amount, digits), sign);
}

/** With its sign either way: `+€1,260`, `−€1,260`. */
export function formatEuroChange(amount: number) {
  return withSign(formatChange(amount), "€");
}

/** `17000000` as `€17.0m`. */
export function formatMillionEuro(amount: number, digits: Digits = 1) {
  return `${formatEuro(amount / 1_000_000, digits)}m`;
}

function withSign(number: string, currency: string) {
  return number.replace(/^[−+]?/, (sign) => sign + currency);
}
