import { decimal, each, type Formula } from "#workings/describe.ts";

/** The maturities, in years, at which the curve is set; between them it is a straight line. */
export const keyYears = [2, 5, 10, 30] as const;

/** The payments of a bond between two key maturities. */
type Bucket = {
  /** Ends the names of its lines. */
  name: string;
  title: string;
  /** How many payments come before the first, and up to the last. */
  from: string;
  to: string;
  /** From the first maturity up to the second. */
  years: readonly [number, number];
};

const buckets: readonly Bucket[] = [
  { name: "0", title: "due before year 2", from: "0", to: "before2", years: [0, 2] },
  { name: "2", title: "due in years 2 to 5", from: "before2", to: "before5", years: [2, 5] },
  { name: "5", title: "due in years 5 to 10", from: "before5", to: "before10", years: [5, 10] },
  { name: "10", title: "due in years 10 to 30", from: "before10", to: "before30", years: [10, 30] },
  {
    ...{ name: "30", title: "due from year 30", from: "before30", to: "payments" },
    years: [30, Infinity],
  },
];

/** The numbers of a bond’s payments after the first `from`, up to `to`, as an array: 9, 10, 11 … */
export function numbersOf(from: string, to: string) {
  return `OFFSET(all(payment),0,${from},1,${to}-${from})`;
}

/** What is summed over the payments between two key maturities, within which the curve moves along a straight line. */
export function bucketLines(): Record<never, Formula> {
  return each(buckets, ({ name, title, from, to, years: [low, high] }) => {
    const number = numbersOf(from, to);
    const value = `(coupon+100*(${number}=payments))*(1+periodRate)^(elapsed-${number})`;
    const time = `(${number}-elapsed)/frequency`;
    const share = `(${time}-${low})/${high - low}`;
    const isBetween = low > 0 && high < Infinity;
    const [atLow, atHigh] = [`move.${low}`, `move.${high}`];
    const move = isBetween
      ? `(${atLow}+(${atHigh}-${atLow})*${share})`
      : `move.${low > 0 ? low : high}`;
    const sum = (label: string, formula: string, note?: string) =>
      decimal(label, `=IF(${to}=${from},0,SUMPRODUCT(${formula}))`, {
        ...{ digits: 3 },
        ...(note !== undefined && { note }),
      });
    return {
      [`timed${name}`]: sum(`Value × years, ${title}`, `${value},${time}`),
      ...(isBetween && {
        [`upper${name}`]: sum(
          `Of this, to the ${high}-year rate`,
          `${value},${time}*${share}`,
          "A payment between two key maturities responds to both, in proportion to its distance.",
        ),
      }),
      [`curved${name}`]: sum(
        `Value × years × (years + 1), ${title}`,
        `${value},${time}*(${time}+1)`,
      ),
      ...(isBetween && {
        [`curvedUpper${name}`]: sum(
          `Of this, to the ${high}-year rate`,
          `${value},${time}*(${time}+1)*${share}`,
        ),
        [`curvedTwice${name}`]: sum(
          `Of this, to the ${high}-year rate twice`,
          `${value},${time}*(${time}+1)*(${share})^2`,
          "The move is squared, and with it the share of a payment that responds to a key rate.",
        ),
      }),
      [`squared${name}`]: decimal(
        `Value × years × (years + 1) × move², ${title}`,
        isBetween
          ? `=curved${name}*${atLow}^2+2*curvedUpper${name}*${atLow}*(${atHigh}-${atLow})+curvedTwice${name}*(${atHigh}-${atLow})^2`
          : `=curved${name}*${move}^2`,
        { digits: 6 },
      ),
      [`after${name}`]: sum(
        `Value after the move, ${title}`,
        `(coupon+100*(${number}=payments)),(1+annualYield+${move})^((elapsed-${number})/frequency)`,
        "Each payment discounted at the yield plus the curve’s move at its date.",
      ),
    };
  });
}

export function sumOver(line: "timed" | "curved" | "squared" | "after") {
  return buckets.map(({ name }) => `${line}${name}`).join("+");
}

/** The curve at any maturity. */
export function curveAt(years: string) {
  const between = (low: number, high: number) =>
    `rate${low}+(rate${high}-rate${low})*(${years}-${low})/${high - low}`;
  return `=IF(${years}<2,rate2,IF(${years}<5,${between(2, 5)},IF(${years}<10,${between(5, 10)},IF(${years}<30,${between(10, 30)},rate30))))`;
}
