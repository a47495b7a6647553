import { decimal, each, numbersTo, percent } from "#workings/describe.ts";

export const maxLegs = 6;
export const legNumbers = numbersTo(maxLegs);

const steps = numbersTo(12);
export const foundVolatility = `guess${steps.length}`;

/**
 * The volatility that explains the price of an option, by Newton's method from where Manaster and Koehler (1982) start:
 * there it cannot step too far.
 */
export function impliedLines() {
  const worth = (guess: string, d1: string) =>
    `callOrPut*(shareNow*NORMSDIST(callOrPut*${d1})-strikeNow*NORMSDIST(callOrPut*(${d1}-${guess}*SQRT(termDays/365))))`;
  return {
    shareNow: decimal(
      "Share less dividends until expiry",
      "=spot*EXP(-dividendYield*termDays/365)",
    ),
    strikeNow: decimal(
      "Strike, discounted over the term",
      "=IF(callOrPut=0,1,strike*EXP(-rate*termDays/365))",
    ),
    guess0: percent(
      "Volatility to start from",
      "=MAX(0.05,SQRT(2*ABS(LN(shareNow/strikeNow))*365/termDays))",
    ),
    ...each(steps, (step) => {
      const [before, d1] = [`guess${step - 1}`, `guessD${step}`];
      return {
        [d1]: decimal(`d1 there, step ${step}`, d1At(before), { digits: 4 }),
        [`guess${step}`]: percent(
          `Volatility, step ${step}`,
          `=IF(callOrPut=0,1,MAX(0.001,MIN(10,${before}-(${worth(before, d1)}-premium)/MAX(0.0000000001,shareNow*NORMDIST(${d1},0,1,0)*SQRT(termDays/365)))))`,
          { digits: 4 },
        ),
      };
    }),
    impliedD1: decimal("d1 at the last", d1At(foundVolatility), { digits: 4 }),
    impliedWorth: decimal("Price at the last", `=${worth(foundVolatility, "impliedD1")}`, {
      digits: 4,
    }),
  };
}

function d1At(guess: string) {
  return `=LN(shareNow/strikeNow)/(${guess}*SQRT(termDays/365))+${guess}*SQRT(termDays/365)/2`;
}
