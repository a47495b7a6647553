// By hand: making an `Intl.DateTimeFormat` takes a phone 30 ms, which every page would spend while it starts.
const months = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `2024-01-15` as `January 15, 2024`. */
export function formatLongDate(isoDate: string) {
  const date = new Date(isoDate);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** `2024-01` as `January 2024`. */
export function formatMonth(isoMonth: string) {
  const date = new Date(isoMonth);
  return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `Fri 26`. A date without a time belongs to no time zone; read as UTC it never slips by a day. */
export function formatWeekdayAndDay(date: Date) {
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()}`;
}

/** `2023-10` as `Oct 2023`; `2023` stays as it is. */
export function formatMonthOrYear(when: string) {
  if (!when.includes("-")) return when;
  const [month = "", year] = formatMonth(when).split(" ");
  return `${month.slice(0, 3)} ${year}`;
}

/** The time of a post or a course: `Oct 2021 – Sep 2023`, `2023 – present`, or one year alone. */
export function formatPeriod({ from, to }: { from: string; to: string | null }) {
  if (from === to) return formatMonthOrYear(from);
  return `${formatMonthOrYear(from)} – ${to === null ? "present" : formatMonthOrYear(to)}`;
}
