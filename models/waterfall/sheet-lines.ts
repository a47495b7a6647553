import type { SheetInput, SheetTableLine } from "#workings/definition.ts";
import { percents } from "#workings/lines.ts";
import { yearlyLimits } from "./limits.ts";
import type { WaterfallTerms } from "./terms.ts";

export function term(name: keyof WaterfallTerms, label: string): SheetInput {
  return { ...percents(name, label), limits: { min: 0, max: 0.9 } };
}

export function amountInput(name: string, label: string): SheetTableLine {
  return { name, label, unit: "€m", digits: 1, limits: yearlyLimits, hasTotal: true };
}
