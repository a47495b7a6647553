import type { SheetUnit } from "#workings/definition.ts";

/** A date and time; nothing where it is 0. */
export const momentFormat = "ddd d hh:mm;;";

/** How a workbook writes the numbers of a unit: `"€"#,##0.00`. */
export function numberFormat(unit: SheetUnit, digits: number): string {
  const decimals = digits > 0 ? `.${"0".repeat(digits)}` : "";
  const number = `#,##0${decimals}`;
  switch (unit) {
    case "€":
    case "€/kWh":
      return signed("€", number);
    case "$":
    case "£":
      return signed(unit, number);
    case "€m":
      // Two commas at the end show millions; the cell itself is in euro.
      return signed("€", `${number},,"m"`);
    case "m":
      return signed("", `${number},,"m"`);
    case "k":
      return signed("", `${number},"k"`);
    case "€k":
      return signed("€", `${number},"k"`);
    case "%":
    case "basis points":
      return signed("", `0${decimals}%`);
    case "×":
      return signed("", `0${decimals}"×"`);
    case "moment":
      return momentFormat;
    case "clock":
      return "hh:mm";
    case "date":
      return "yyyy-mm-dd";
    case "text":
      return "@";
    case "number":
    case "years":
    case "months":
    case "days":
    case "hours":
    case "kWh":
    case "kW":
      return signed("", number);
  }
}

/** With the site's minus sign, before the euro sign. */
function signed(before: string, number: string) {
  const positive = before && `"${before}"`;
  return `${positive}${number};"−${before}"${number}`;
}
