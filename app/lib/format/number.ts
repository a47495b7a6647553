/** How many digits follow the decimal point: always that many, or no more than needed. */
export type Digits = number | { atMost: number };

/** `8000` as `8,000`, `-0.5` with one digit as `−0.5`. */
export function formatNumber(value: number, digits: Digits = 0) {
  return written(value, digits, "");
}

/** With its sign either way: `+1,260`, `−1,260`, and a bare `0`. */
export function formatChange(value: number, digits: Digits = 0) {
  return written(value, digits, "+");
}

/**
 * By hand, as `Intl.NumberFormat` writes it: making the first of these takes a phone 60 ms. Halves are rounded away from
 * zero, by the digits that the number is written with, not by those of its binary form.
 */
function written(value: number, digits: Digits, plus: string) {
  if (!Number.isFinite(value)) return String(value);
  const [fewest, most] = typeof digits === "number" ? [digits, digits] : [0, digits.atMost];
  const [mantissa = "", power] = Math.abs(value).toExponential().split("e");
  const all = mantissa.replace(".", "");
  const kept = Number(power) + 1 + most;
  const down = BigInt(all.padEnd(kept, "0").slice(0, Math.max(0, kept)));
  const text = String(all.charAt(kept) >= "5" ? down + 1n : down).padStart(most + 1, "0");
  const whole = text.slice(0, text.length - most).replace(/\B(?=(\d{3})+$)/g, ",");
  const part = text.slice(text.length - most).replace(fewest < most ? /0+$/ : "", "");
  const sign = /[1-9]/.test(text) ? (value < 0 ? "−" : plus) : "";
  return `${sign}${whole}${part && "."}${part}`;
}

/** `0.2454` as `24.5%`, the sign closed up. */
export function formatPercent(fraction: number, digits: Digits = 1) {
  return `${formatNumber(fraction * 100, digits)}%`;
}

/** `1 project`, `2,187 rows`. */
export function formatCount(count: number, thing: string) {
  return `${formatNumber(count)} ${thing}${count === 1 ? "" : "s"}`;
}

const kilobyte = 1024;

/** `812 bytes`, `97 KB`, `2.5 MB`. */
export function formatFileSize(bytes: number) {
  if (bytes < kilobyte) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / kilobyte);
  if (kilobytes < kilobyte) return `${kilobytes} KB`;
  return `${formatNumber(bytes / kilobyte ** 2, 1)} MB`;
}
