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
