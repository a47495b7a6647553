import type { SheetTable } from "#workings/definition.ts";
import { decimal, summed, withTotal } from "#workings/lines.ts";
import { keyYears } from "./curve.ts";
import { rate } from "./sheet-lines.ts";

/** The curve, how it moves, and what each key rate costs or brings. */
export function keysTable(): SheetTable {
  const byKey = (formulas: readonly string[]) =>
    `IF(key=2,${formulas[0]},IF(key=5,${formulas[1]},IF(key=10,${formulas[2]},${formulas[3]})))`;
  const weighted = keyYears.map((key) => `SUMPRODUCT(all(value),all(key${key}))`);
  return {
    name: "keys",
    title: "The curve and the key rate durations",
    axis: { name: "key", label: "Year", positions: keyYears },
    lines: [
      rate("today", "Curve today", `=${byKey(["rate2", "rate5", "rate10", "rate30"])}`),
      decimal("steeper", "Share of the steepening", `=${byKey(["-1/2", "-1/6", "1/6", "1/2"])}`, 3),
      decimal("bent", "Share of the bend", "=IF(OR(key=5,key=10),1/2,-1/2)", 3),
      rate("move", "Curve moves by", "=shift+steepening*steeper+bend*bent"),
      rate("after", "Curve after", "=today+move"),
      withTotal(
        decimal(
          "keyDuration",
          "Key rate duration",
          `=IF(total(value)=0,0,${byKey(weighted)}/total(value))`,
          2,
        ),
      ),
      summed("keyChange", "Change by duration", "=-keyDuration*total(value)*move"),
    ],
  };
}

/** The curve at any maturity, as `rateAt` has it. */
export function curveAt(years: string) {
  const between = (low: number, high: number) =>
    `rate${low}+(rate${high}-rate${low})*(${years}-${low})/${high - low}`;
  return `=IF(${years}<2,rate2,IF(${years}<5,${between(2, 5)},IF(${years}<10,${between(5, 10)},IF(${years}<30,${between(10, 30)},rate30))))`;
}
