import type { SheetInput, SheetLine, SheetTableLine } from "../sheet/definition.ts";
import { euro } from "../sheet/lines.ts";
import { yearlyLimits } from "./limits.ts";
import type { WaterfallTerms } from "./terms.ts";

export function term(name: keyof WaterfallTerms, label: string): SheetInput {
  return { name, label, unit: "%", digits: 1, limits: { min: 0, max: 0.9 } };
}

export function amountInput(name: string, label: string): SheetTableLine {
  return { name, label, unit: "€m", digits: 1, limits: yearlyLimits, hasTotal: true };
}

export function million(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€m", digits: 1, formula };
}

export function summed(name: string, label: string, formula: string): SheetTableLine {
  return { ...euro(name, label, formula), hasTotal: true };
}
