import type { SheetTableLine } from "#workings/definition.ts";
import { decimal } from "#workings/lines.ts";
import { type Bucket, buckets } from "./buckets.ts";

/** The numbers of a bond’s payments in a bucket, as an array: 9, 10, 11 … */
function numbersIn({ from, to }: Pick<Bucket, "from" | "to">) {
  return `OFFSET(all(payment),0,${from},1,${to}-${from})`;
}

/** The amount of a payment, its discount factor and the years to it. */
export function payment(bucket: Pick<Bucket, "from" | "to">) {
  const number = numbersIn(bucket);
  return {
    amount: `(coupon+100*(${number}=payments))`,
    discount: `(1+periodRate)^(elapsed-${number})`,
    time: `(${number}-elapsed)/frequency`,
  };
}

/** What is summed over the payments between two key maturities. */
export function bucketLines(bucket: Bucket): SheetTableLine[] {
  const { name, title, from, to, years } = bucket;
  const { amount, discount, time } = payment(bucket);
  const [low, high] = years;
  const isBetween = low > 0 && high < Infinity;
  const share = `(${time}-${low})/${high - low}`;
  const move = isBetween
    ? `(move.${low}+(move.${high}-move.${low})*${share})`
    : `move.${low > 0 ? low : high}`;
  const sumOf = (formula: string) => `=IF(${to}=${from},0,${formula})`;
  return [
    decimal(
      `timed${name}`,
      `Value × years, ${title}`,
      sumOf(`SUMPRODUCT(${amount}*${discount},${time})`),
      3,
    ),
    ...(isBetween
      ? [
          {
            ...decimal(
              `upper${name}`,
              `Of this, to the ${high}-year rate`,
              sumOf(`SUMPRODUCT(${amount}*${discount},${time}*${share})`),
              3,
            ),
            note: `A payment between two key maturities responds to both, in proportion to its distance.`,
          },
        ]
      : []),
    decimal(
      `curved${name}`,
      `Value × years × (years + 1), ${title}`,
      sumOf(`SUMPRODUCT(${amount}*${discount},${time}*(${time}+1))`),
      3,
    ),
    ...(isBetween
      ? [
          decimal(
            `curvedUpper${name}`,
            `Of this, to the ${high}-year rate`,
            sumOf(`SUMPRODUCT(${amount}*${discount},${time}*(${time}+1)*${share})`),
            3,
          ),
          {
            ...decimal(
              `curvedTwice${name}`,
              `Of this, to the ${high}-year rate twice`,
              sumOf(`SUMPRODUCT(${amount}*${discount},${time}*(${time}+1)*(${share})^2)`),
              3,
            ),
            note: "The move is squared, and with it the share of a payment that responds to a key rate.",
          },
        ]
      : []),
    decimal(
      `squared${name}`,
      `Value × years × (years + 1) × move², ${title}`,
      isBetween
        ? `=curved${name}*move.${low}^2+2*curvedUpper${name}*move.${low}*(move.${high}-move.${low})+curvedTwice${name}*(move.${high}-move.${low})^2`
        : `=curved${name}*${move}^2`,
      6,
    ),
    {
      ...decimal(
        `after${name}`,
        `Value after the move, ${title}`,
        sumOf(
          `SUMPRODUCT(${amount},(1+annualYield+${move})^((elapsed-${numbersIn(bucket)})/frequency))`,
        ),
        3,
      ),
      note: "Each payment discounted at the yield plus the curve’s move at its date.",
    },
  ];
}

export function sumOver(line: "timed" | "curved" | "squared" | "after") {
  return buckets.map(({ name }) => `${line}${name}`).join("+");
}
