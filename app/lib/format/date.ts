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

/** The years of a post or a course: `2021 – 2023`, `2023 – present`, or one year alone. */
export function formatYears({ from, to }: { from: number; to: number | null }) {
  if (to === null) return `${from} – present`;
  return from === to ? String(from) : `${from} – ${to}`;
}
