import { type Digits, formatChange, formatNumber } from "./number.ts";

/** Number and sign stay on one line. */
const euro = "\u00a0€";

/** `44156.7` as `44,157 €`. */
export function formatEuro(amount: number, digits: Digits = 0) {
  return formatNumber(amount, digits) + euro;
}

/** With its sign either way: `+1,260 €`, `−1,260 €`. */
export function formatEuroChange(amount: number, digits: Digits = 0) {
  return formatChange(amount, digits) + euro;
}
