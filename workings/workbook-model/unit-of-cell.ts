import type { SheetUnit } from "../definition.ts";
import { unitOfFormat } from "../proposal/unit-of-format.ts";
import type { Value } from "../value.ts";

const unitOfSign: Readonly<Record<string, SheetUnit>> = {
  ...{ "€": "€", EUR: "€", $: "$", USD: "$", "£": "£", GBP: "£", x: "×", "×": "×" },
  ...{ year: "years", years: "years", month: "months", months: "months", hours: "hours" },
  ...{ kWh: "kWh", kW: "kW", "€m": "€m", "€k": "€k" },
};

/** Whether figures on a page can have it. */
export function isUnitSign(sign: string): boolean {
  return sign in unitOfSign;
}

/** How the page writes what a cell holds, by its number format. */
export function unitOfCell(
  format: string,
  value: Value,
  amounts: SheetUnit = "number",
): [unit: SheetUnit, digits: number] {
  if (typeof value === "string") return ["text", 0];
  const { kind, digits, sign } = unitOfFormat(format);
  if (kind === "percent") return ["%", digits];
  if (kind === "date") return [isMonth(format) ? "month" : kind, 0];
  if (kind === "text") return [kind, 0];
  const unsigned = !sign && format.includes("#,##") ? amounts : "number";
  return [
    (sign && unitOfSign[sign]) || unsigned,
    format === "General" ? generalDigits(value) : digits,
  ];
}

/** `mmmm yyyy`, `mmm-yy`: without a day. */
function isMonth(format: string): boolean {
  return /m/i.test(format) && !/d/i.test(format.replaceAll(/\[[^\]]*\]|"[^"]*"/g, ""));
}

/** Excel shows as many as fit; a reader needs two, four of what is less than one, and none of large amounts. */
function generalDigits(value: Value): number {
  if (typeof value !== "number" || Number.isInteger(value) || Math.abs(value) >= 1e4) return 0;
  return Math.abs(value) < 1 ? 4 : 2;
}
