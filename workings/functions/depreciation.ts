import { errors, type Value } from "../value.ts";
import { ofNumbers, type SpreadsheetFunction, takes } from "./function.ts";
import { roundTo } from "./math.ts";

/** A rate of three digits on what is left; the first year may begin late, which leaves months for a last one. */
function fixedDeclining(
  cost: number,
  salvage: number,
  life: number,
  period: number,
  months = 12,
): Value {
  const [year, inFirst] = [Math.trunc(period), Math.trunc(months)];
  if (cost < 0 || salvage < 0 || life <= 0 || year < 1 || inFirst < 1 || inFirst > 12) {
    return errors.number;
  }
  if (year > life + (inFirst < 12 ? 1 : 0)) return errors.number;
  if (cost === 0) return 0;
  const rate = roundTo(1 - (salvage / cost) ** (1 / life), 3);
  const first = (cost * rate * inFirst) / 12;
  if (year === 1) return first;
  const left = (cost - first) * (1 - rate) ** (year - 2);
  return left * rate * (year > life ? (12 - inFirst) / 12 : 1);
}

/** A multiple of the straight line's rate on what is left, never below the salvage value. */
function multipleDeclining(
  cost: number,
  salvage: number,
  life: number,
  period: number,
  factor = 2,
): number {
  const rate = Math.min(1, factor / life);
  const before = cost * (1 - rate) ** (Math.max(period, 1) - 1);
  return Math.max(0, before - Math.max(before * (1 - rate), salvage));
}

function isAsset(cost: number, salvage: number, life: number) {
  return cost >= 0 && salvage >= 0 && life > 0;
}

/**
 * The same between two points in time, which may lie within periods, changing to a straight line over the remaining
 * life as soon as that is more.
 */
function variableDeclining(
  cost: number,
  salvage: number,
  life: number,
  start: number,
  end: number,
  factor = 2,
  staysDeclining = false,
): Value {
  if (!isAsset(cost, salvage, life) || start < 0 || end < start || end > life || factor <= 0) {
    return errors.number;
  }
  let [left, sum, isStraight] = [cost - salvage, 0, false];
  let straight = 0;
  for (let period = 1; period < end + 1; period++) {
    const declining = multipleDeclining(cost, salvage, life, period, factor);
    if (!isStraight) straight = left / (life - period + 1);
    isStraight ||= !staysDeclining && straight > declining;
    const amount = isStraight ? straight : declining;
    left -= amount;
    sum += amount * Math.max(0, Math.min(end, period) - Math.max(start, period - 1));
  }
  return sum;
}

export const depreciationFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  SLN: ofNumbers(3, 3, (cost, salvage, life) =>
    life === 0 ? errors.division : (cost - salvage) / life,
  ),
  SYD: ofNumbers(4, 4, (cost, salvage, life, period) => {
    if (life <= 0 || period < 1 || period > life || salvage < 0) return errors.number;
    return ((cost - salvage) * (life - period + 1) * 2) / (life * (life + 1));
  }),
  DB: ofNumbers(4, 5, fixedDeclining),
  DDB: ofNumbers(4, 5, (cost, salvage, life, period, factor = 2) =>
    isAsset(cost, salvage, life) && period > 0 && period <= life && factor > 0
      ? multipleDeclining(cost, salvage, life, period, factor)
      : errors.number,
  ),
  VDB: takes(
    ["number", "number", "number", "number", "number", "number?", "truth?"],
    variableDeclining,
  ),
};
