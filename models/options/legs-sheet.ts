import type { SheetTable, SheetTableLine } from "#workings/definition.ts";
import { choice, count, decimal, numbers, numbersTo } from "#workings/lines.ts";
import { legLimits, mostLegs } from "./limits.ts";
import { legTypes } from "./strategy.ts";

export const legNumbers = numbersTo(mostLegs);

/** What each leg costs, what it is worth on the day shown, and how that responds to the market. */
export function legsTable(): SheetTable {
  const isCertain = "OR(callOrPut=0,deviation=0)";
  return {
    name: "legs",
    title: "Leg by leg",
    axis: { name: "leg", label: "Leg", positions: legNumbers },
    lines: [
      choice("side", "Side", ["long", "short"]),
      choice("type", "Type", [...legTypes, "none"]),
      {
        ...{ name: "quantity", label: "Quantity", unit: "number", digits: 0 },
        // An unused position holds zero.
        limits: { min: 0, max: legLimits.quantity.max },
      },
      legInput("strike", "Strike"),
      legInput("premium", "Price of one"),
      count(
        "units",
        "Units, short negative",
        '=IF(type="none",0,IF(side="long",quantity,-quantity))',
      ),
      { ...decimal("cost", "Paid", "=units*premium", 2), hasTotal: true },
      count("callOrPut", "Call 1, put −1", '=IF(type="call",1,IF(type="put",-1,0))'),
      decimal("optionStrike", "Strike of an option", "=IF(callOrPut=0,0,strike)", 2),
      decimal("strikeToday", "Strike, discounted", "=optionStrike*EXP(-rate*yearsLeft)", 2),
      decimal("d1", "d1", `=IF(${isCertain},0,LN(spot/strikeToday)/deviation+deviation/2)`, 4),
      decimal("d2", "d2", "=d1-deviation", 4),
      decimal("density", "Normal density at d1", "=NORMDIST(d1,0,1,0)", 4),
      {
        ...decimal(
          "unitValue",
          "Value of one",
          `=IF(type="share",spot,IF(callOrPut=0,premium*growthOnDay,IF(deviation=0,${intrinsic("spot")},${blackScholes("spot")})))`,
          2,
        ),
        note: "An option by Black and Scholes; cash with the interest on it.",
      },
      { ...decimal("legValue", "Value", "=units*unitValue", 2), hasTotal: true },
      {
        ...decimal(
          "delta",
          "Delta",
          '=IF(type="share",units,IF(callOrPut=0,0,IF(deviation=0,units*callOrPut*(SIGN(callOrPut*(spot-strikeToday))+1)/2,units*callOrPut*NORMSDIST(callOrPut*d1))))',
          3,
        ),
        ...{ hasTotal: true, note: "Change of the value for one euro of the share." },
      },
      {
        ...decimal("gamma", "Gamma", `=IF(${isCertain},0,units*density/(spot*deviation))`, 4),
        ...{ hasTotal: true, note: "Change of delta for one euro of the share." },
      },
      {
        ...decimal("vega", "Vega", `=IF(${isCertain},0,units*spot*density*SQRT(yearsLeft)/100)`, 3),
        ...{ hasTotal: true, note: "Change of the value for one point of volatility." },
      },
      {
        ...decimal(
          "theta",
          "Theta",
          '=IF(type="cash",units*rate*unitValue/365,IF(OR(callOrPut=0,deviation=0),0,units*(-spot*density*volatility/(2*SQRT(yearsLeft))-callOrPut*rate*strikeToday*NORMSDIST(callOrPut*d2))/365))',
          3,
        ),
        ...{ hasTotal: true, note: "Change of the value for one day that passes." },
      },
      {
        ...decimal(
          "size",
          "Size of the amounts",
          "=ABS(units)*(optionStrike+premium*growthAtExpiry)",
          2,
        ),
        hasTotal: true,
      },
    ],
  };
}

/** What an option is worth when its outcome is certain; of one leg, seen from another table. */
export function intrinsic(price: string, leg?: number) {
  const of = (line: string) => (leg ? `${line}.${leg}` : line);
  return `MAX(0,${of("callOrPut")}*(${price}-${of("strikeToday")}))`;
}

export function blackScholes(price: string, leg?: number) {
  const of = (line: string) => (leg ? `${line}.${leg}` : line);
  const sign = of("callOrPut");
  const [d1, d2] = leg ? [`d1Leg${leg}`, `(d1Leg${leg}-deviation)`] : ["d1", "d2"];
  return `MAX(0,${sign}*(${price}*NORMSDIST(${sign}*${d1})-${of("strikeToday")}*NORMSDIST(${sign}*${d2})))`;
}

function legInput(name: "strike" | "premium", label: string): SheetTableLine {
  return { ...numbers(name, label, 2), limits: { min: 0, max: legLimits[name].max } };
}
