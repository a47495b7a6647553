import type { SheetUnit } from "../definition.ts";
import { unitOfFormat } from "../proposal/unit-of-format.ts";
import type { Value } from "../value.ts";

const unitOfSign: Readonly<Record<string, SheetUnit>> = {
  ...{ "€": "€", EUR: "€", $: "$", USD: "$", "£": "£", GBP: "£", x: "×", "×": "×" },
  ...{ year: "years", years: "years", month: "months", months: "months", hours: "hours" },
  ...{ kWh: "kWh", kW: "kW", "€m": "€m", "€k": "€k" },
};

/** How the page writes what a cell holds, by its number format. */
export function unitOfCell(
  format: string,
  value: Value,
  amounts: SheetUnit = "number",
): [unit: SheetUnit, digits: number] {
  if (typeof value === "string") return ["text", 0];
  const { kind, digits, sign } = unitOfFormat(format);
  if (kind === "percent") return ["%", digits];
  if (kind === "date" || kind === "text") return [kind, 0];
  const unsigned = !sign && format.includes("#,##") ? amounts : "number";
  return [
    (sign && unitOfSign[sign]) || unsigned,
    format === "General" ? generalDigits(value) : digits,
  ];
}

/** Excel shows as many as fit; a reader needs two, and four of what is less than one. */
function generalDigits(value: Value): number {
  if (typeof value !== "number" || Number.isInteger(value)) return 0;
  return Math.abs(value) < 1 ? 4 : 2;
}
