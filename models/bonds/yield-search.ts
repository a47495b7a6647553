import { decimal, each, numbersTo, percent } from "#workings/describe.ts";
import { numbersOf } from "./buckets.ts";

/** Within the limits of the inputs five are enough, to a millionth of a cent. */
const steps = numbersTo(6);

/** The yield in a coupon period that the search ends with. */
export const foundGuess = `guess${steps.length}`;

/**
 * The yield of a bond that is quoted by its price. The logarithm of the price is almost a straight line in the
 * logarithm of 1 + yield, and its slope is the duration: each step follows that line to the price wanted.
 */
export function searchLines() {
  const number = numbersOf("0", "couponsLeft");
  const amount = `(coupon+100*(${number}=couponsLeft))`;
  return {
    wanted: decimal(
      "Dirty price wanted",
      '=IF(AND(quote="price",couponsLeft>0),price+coupon*accruedDays/periodDays,0)',
      { digits: 3, note: "Zero where the yield is quoted, and there is nothing to find." },
    ),
    guess0: percent("Yield in a coupon period, to start from", "=IF(wanted=0,0,coupon/price)", {
      digits: 4,
    }),
    ...each(steps, (step) => {
      const before = `guess${step - 1}`;
      const discount = `(1+${before})^(elapsed-${number})`;
      return {
        [`worth${step}`]: decimal(
          `Dirty price there, step ${step}`,
          `=IF(wanted=0,0,SUMPRODUCT(${amount},${discount}))`,
          { digits: 3 },
        ),
        [`slope${step}`]: decimal(
          `Duration there in coupon periods, step ${step}`,
          `=IF(wanted=0,0,SUMPRODUCT(${amount}*${discount},${number}-elapsed)/worth${step})`,
          { digits: 3 },
        ),
        // No yield in the range is further from another, and larger numbers would leave the range of a spreadsheet.
        [`guess${step}`]: percent(
          `Yield in a coupon period, step ${step}`,
          `=IF(wanted=0,0,(1+${before})*EXP(MAX(-5,MIN(5,LN(worth${step}/wanted)/slope${step})))-1)`,
          { digits: 4 },
        ),
      };
    }),
  };
}
