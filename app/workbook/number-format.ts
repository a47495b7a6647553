import type { SheetUnit } from "#models/sheet/definition.ts";

/** How a workbook writes the numbers of a unit: `"€"#,##0.00`. */
export function numberFormat(unit: SheetUnit, digits: number): string {
  const decimals = digits > 0 ? `.${"0".repeat(digits)}` : "";
  const number = `#,##0${decimals}`;
  switch (unit) {
    case "€":
    case "€/kWh":
      return withMinus(`"€"${number}`);
    case "€m":
      return withMinus(`"€"${number}"m"`);
    case "%":
      return withMinus(`0${decimals}%`);
    case "×":
      return withMinus(`0${decimals}"×"`);
    case "text":
      return "@";
    case "number":
    case "years":
    case "kWh":
    case "kW":
      return withMinus(number);
  }
}

/** With the minus sign the site uses, not a hyphen. */
function withMinus(format: string) {
  return `${format};"−"${format}`;
}
