const longDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  // A date without a time belongs to no time zone; read as UTC it never slips by a day.
  timeZone: "UTC",
});

const monthAndYear = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `2024-01-15` as `January 15, 2024`. */
export function formatLongDate(isoDate: string) {
  return longDate.format(new Date(isoDate));
}

/** `2024-01` as `January 2024`. */
export function formatMonth(isoMonth: string) {
  return monthAndYear.format(new Date(isoMonth));
}
