import { dayNumber } from "#workings/day-number.ts";
import type { SheetInput, SheetLine } from "#workings/definition.ts";
import { percents } from "#workings/lines.ts";

export function daysOf({ first, last }: { first: string; last: string }) {
  return { min: dayNumber(first), max: dayNumber(last) };
}

export function rateInput(
  name: string,
  label: string,
  { min, max }: { min: number; max: number },
): SheetInput {
  return { ...percents(name, label, 2), limits: { min, max } };
}

export function rate(name: string, label: string, formula: string): SheetLine {
  return { ...percents(name, label, 2), formula };
}

export function date(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "date", digits: 0, formula };
}
