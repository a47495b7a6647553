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
      return amount("€", number);
    case "$":
    case "£":
      return amount(unit, number);
    case "€m":
      // Two commas at the end show millions; the cell itself is in euro.
      return amount("€", `${number},,"m"`);
    case "m":
      return amount("", `${number},,"m"`);
    case "k":
      return amount("", `${number},"k"`);
    case "€k":
      return amount("€", `${number},"k"`);
    case "%":
    case "basis points":
      return signed(`0${decimals}%`);
    case "×":
      return signed(`0${decimals}"×"`);
    case "moment":
      return momentFormat;
    case "clock":
      return "hh:mm";
    case "date":
      return "yyyy-mm-dd";
    case "month":
      return "mmmm yyyy";
    case "text":
      return "@";
    case "number":
    case "years":
    case "months":
    case "days":
    case "hours":
    case "kWh":
    case "kW":
      return signed(number);
  }
}

/** An amount of money: a negative one is in parentheses, and the others leave room for the closing one. */
function amount(currency: string, number: string) {
  const money = `${currency && `"${currency}"`}${number}`;
  return `${money}_);(${money})`;
}

/** With the site's minus sign. */
function signed(number: string) {
  return `${number};"−"${number}`;
}
