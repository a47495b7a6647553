/** How many digits follow the decimal point: always that many, or no more than needed. */
export type Digits = number | { atMost: number };

const formats = new Map<string, Intl.NumberFormat>();

/** `8000` as `8,000`, `-0.5` with one digit as `−0.5`. */
export function formatNumber(value: number, digits: Digits = 0) {
  return withRealMinus(numberFormat(digits, "negative").format(value));
}

/** With its sign either way: `+1,260`, `−1,260`, and a bare `0`. */
export function formatChange(value: number, digits: Digits = 0) {
  return withRealMinus(numberFormat(digits, "exceptZero").format(value));
}

function numberFormat(digits: Digits, signDisplay: "negative" | "exceptZero") {
  const [fewest, most] = typeof digits === "number" ? [digits, digits] : [0, digits.atMost];
  const key = `${fewest} ${most} ${signDisplay}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: fewest,
    maximumFractionDigits: most,
    signDisplay,
  });
  formats.set(key, made);
  return made;
}

function withRealMinus(text: string) {
  return text.replace("-", "−");
}

/** `0.2454` as `24.5%`, the sign closed up. */
export function formatPercent(fraction: number, digits: Digits = 1) {
  return `${formatNumber(fraction * 100, digits)}%`;
}

/** `1 project`, `2,187 rows`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`) {
  // Few counts need a comma, and making an `Intl.NumberFormat` takes a phone several milliseconds.
  return `${count < 1000 ? count : formatNumber(count)} ${count === 1 ? singular : plural}`;
}

const kilobyte = 1024;

/** `812 bytes`, `97 KB`, `2.5 MB`. */
export function formatFileSize(bytes: number) {
  if (bytes < kilobyte) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / kilobyte);
  if (kilobytes < kilobyte) return `${kilobytes} KB`;
  return `${formatNumber(bytes / kilobyte ** 2, 1)} MB`;
}
