import { dateOfDay, dayOf } from "./calendar.ts";

export const monthNames = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
] as const;

/** With the places of year, month and day. In a date of numbers alone, the month comes first, as in the United States. */
const forms: readonly [RegExp, number, number, number][] = [
  [/^(\d{4})[-/](\d\d?)[-/](\d\d?)$/, 1, 2, 3],
  [/^(\d\d?)[-/](\d\d?)[-/](\d{4}|\d\d)$/, 3, 1, 2],
  [/^(\d\d?)[- /]([a-z]+)[- /](\d{4}|\d\d)$/i, 3, 2, 1],
  [/^([a-z]+) (\d\d?),? (\d{4})$/i, 3, 1, 2],
];

const timeForm = /^(\d{1,4}):(\d\d)(?::(\d\d(?:\.\d*)?))?(?: ?([ap])m)?$/i;

/** `8/22/2011`, `22-Aug-2011`, `2011-08-22 6:35 PM` and `6:35` as a day number; `null` for anything else. */
export function dayInText(text: string): number | null {
  const [, before = "", time] = /^(.*?)\s*(\d{1,4}:[\d:.]+(?: ?[ap]m)?)?$/i.exec(text.trim()) ?? [];
  if (before === "") return time === undefined ? null : timeIn(time);
  const [day, part] = [dateIn(before), time === undefined ? 0 : timeIn(time)];
  return day === null || part === null ? null : day + part;
}

function dateIn(text: string): number | null {
  for (const [form, ...places] of forms) {
    const parts = form.exec(text);
    if (!parts) continue;
    const [year = "", month = "", day = ""] = places.map((place) => parts[place]);
    const wanted = { year: fullYear(year), month: monthIn(month), day: Number(day) };
    if (wanted.year < 1900) return null;
    const number = dayOf(wanted.year, wanted.month, wanted.day);
    const { month: found, day: at } = dateOfDay(number);
    return found === wanted.month && at === wanted.day && at > 0 ? number : null;
  }
  return null;
}

function monthIn(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const start = text.toLowerCase();
  return start.length < 3
    ? 0
    : 1 + monthNames.findIndex((name) => name.toLowerCase().startsWith(start));
}

/** Two digits are a year between 1930 and 2029. */
function fullYear(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year < 30 ? 2000 + year : 1900 + year;
}

function timeIn(text: string): number | null {
  const [all, hours, minutes, seconds = "0", half] = timeForm.exec(text) ?? [];
  if (all === undefined || Number(minutes) > 59 || Number(seconds) >= 60) return null;
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return null;
  const ofDay = half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  return (ofDay * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}
