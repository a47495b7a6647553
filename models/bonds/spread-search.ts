import { decimal, each, euro, numbersTo, percent } from "#workings/describe.ts";
import { curveAt, keyYears, numbersOf } from "./buckets.ts";

const steps = numbersTo(5);

/** The spread, as a fraction, that the search ends with. */
export const foundSpread = `spread${steps.length}`;

/**
 * The constant spread over the curve at which a bond's payments are worth its dirty price. The curve at the time of a
 * payment is that of two years, and what it has turned by at every key maturity before.
 */
export function spreadLines() {
  const number = numbersOf("0", "payments");
  const amount = `(coupon+100*(${number}=payments))`;
  const time = `((${number}-elapsed)/frequency)`;
  const curve = `rate2${keyYears.map((key) => `+turn.${key}*(${number}>before${key})*(${time}-${key})`).join("")}`;
  const isLeftOut = "OR(payments=0,annualYield<-0.5,annualYield>1)";
  const worth = (spread: string) =>
    `SUMPRODUCT(${amount},(1+${spread}+${curve})^((elapsed-${number})/frequency))`;
  return {
    curveAtDuration: percent("Curve at the duration", curveAt("macaulay"), { digits: 2 }),
    spread0: percent("Spread to start from", `=IF(${isLeftOut},0,annualYield-curveAtDuration)`, {
      digits: 4,
    }),
    ...each(steps, (step) => {
      const before = `spread${step - 1}`;
      // Each step squares the distance: after so small a change there is nothing left to find.
      const isFound = step < 3 ? isLeftOut : `ABS(${before}-spread${step - 2})<10^-8`;
      return {
        [`spreadWorth${step}`]: decimal(
          `Dirty price there, step ${step}`,
          `=IF(${isFound},0,${worth(before)})`,
          { digits: 3 },
        ),
        [`spreadSlope${step}`]: decimal(
          `What one more of it would take off, step ${step}`,
          `=IF(${isFound},1,SUMPRODUCT(${amount}*${time},(1+${before}+${curve})^((elapsed-${number})/frequency-1)))`,
          { digits: 3 },
        ),
        [`spread${step}`]: percent(
          `Spread, step ${step}`,
          `=IF(${isFound},${before},${before}+LN(spreadWorth${step}/dirty)*spreadWorth${step}/spreadSlope${step})`,
          { digits: 4 },
        ),
      };
    }),
    spreadFound: percent("Spread found", `=IF(${isLeftOut},0,${foundSpread})`, { digits: 4 }),
    spreadDv01: euro("DV01 of bonds with a Z-spread", `=IF(${isLeftOut},0,dv01)`),
    spreadCheck: decimal(
      "Check: dirty price at the Z-spread less that at the yield",
      `=IF(${isLeftOut},0,${worth("spreadFound")}-dirty)`,
      { digits: 6 },
    ),
  };
}
