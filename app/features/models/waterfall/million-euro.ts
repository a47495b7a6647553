import { formatNumber } from "#app/format/number.ts";

/** `24000000` as `24.0 m €`, on one line. */
export function formatMillionEuro(euro: number) {
  return `${formatNumber(euro / 1_000_000, 1)}\u00a0m\u00a0€`;
}
