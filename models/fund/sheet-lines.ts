import type { SheetLine, SheetTableLine } from "../sheet/definition.ts";

export function euro(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€", digits: 0, formula };
}

export function summed(name: string, label: string, formula: string): SheetTableLine {
  return { ...euro(name, label, formula), hasTotal: true };
}

export function count(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "number", digits: 0, formula };
}
