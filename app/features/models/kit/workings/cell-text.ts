import { formatLongDate, formatMonth, formatWeekdayAndDay } from "#app/lib/format/date.ts";
import { formatEuro, formatMillionEuro, formatMoney } from "#app/lib/format/money.ts";
import { type Digits, formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { dateOf, isoDay, secondsADay } from "#workings/day-number.ts";
import type { SheetUnit, SheetValue } from "#workings/definition.ts";

/** The value of a cell as the page writes it. */
export function cellText(
  { unit, digits }: { unit: SheetUnit; digits: Digits },
  value: SheetValue,
): string {
  if (typeof value === "string") return value;
  switch (unit) {
    case "€":
    case "€/kWh":
      return formatEuro(value, digits) + unit.slice(1);
    case "$":
    case "£":
      return formatMoney(value, digits, unit);
    case "€m":
      return formatMillionEuro(value, digits);
    case "€k":
      return `${formatEuro(value / 1_000, digits)}k`;
    case "m":
      return `${formatNumber(value / 1_000_000, digits)}m`;
    case "%":
      return formatPercent(value, digits);
    case "k":
      return `${formatNumber(value / 1_000, digits)}k`;
    case "basis points":
      return counted(formatNumber(value * 10_000, digits), unit);
    case "date":
      return formatLongDate(isoDay(value));
    case "month":
      return formatMonth(isoDay(value));
    case "×":
      return `${formatNumber(value, digits)}×`;
    case "years":
    case "months":
    case "days":
    case "hours":
      return counted(formatNumber(value, digits), unit);
    case "kWh":
    case "kW":
      return `${formatNumber(value, digits)}\u00a0${unit}`;
    case "moment":
      return formatMoment(value);
    case "clock":
      return formatClock(value);
    case "number":
    case "text":
      return formatNumber(value, digits);
  }
}

/** `1 basis point`, `−25 basis points`, `1 month`. */
function counted(number: string, plural: string) {
  return `${number}\u00a0${/^−?1$/.test(number) ? plural.slice(0, -1) : plural}`;
}

const secondsAMinute = 60;

/** A part of a day as a time, its seconds left out: 0.3333 is `07:59`. */
export function formatClock(partOfDay: number) {
  const minutes = Math.floor(Math.round(partOfDay * secondsADay) / secondsAMinute);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** The number of days that a spreadsheet holds for a date and time: 44253.5 is `Fri 26, 12:00`. */
export function formatMoment(serial: number) {
  if (serial === 0) return "–";
  const seconds = Math.round(serial * secondsADay);
  const day = formatWeekdayAndDay(dateOf(seconds / secondsADay));
  return `${day}, ${formatClock((seconds % secondsADay) / secondsADay)}`;
}
