import { mulberry32 } from "../../mulberry32.ts";
import { addSeconds, at, day, type Moment, weekday } from "./moment.ts";
import { type Person, team } from "./team.ts";

/** What really happened, as the plan knows it; the log must come to the same hours. */
export type Shift = {
  person: string;
  began: Moment;
  ended: Moment;
  pause: { from: Moment; to: Moment } | null;
};

export const month = { year: 2021, month: 2, days: 28, name: "February 2021" } as const;

export const firstDay = day(month.year, month.month, 1);
/** Friday, the last working day: the screenshots show its morning and its evening. */
export const lastDay = day(month.year, month.month, 26);

/** A month of generated shifts, always the same. */
export function shifts(): Shift[] {
  const random = mulberry32(20210226);
  return team.flatMap((person, index) =>
    workdays()
      .filter((date) => works(person, index, date))
      .map((date) => shiftOf(person, date, random)),
  );
}

function workdays() {
  const all = Array.from({ length: month.days }, (_, index) => firstDay + index);
  return all.filter((date) => weekday(date) <= 5);
}

/** Nights from Monday to Thursday, mornings every day, and two people take a few days off. */
function works({ pattern }: Person, index: number, date: Moment) {
  const number = date - firstDay + 1;
  if (index === 4 && number >= 15 && number <= 19) return false;
  if (index === 7 && (number === 11 || number === 12)) return false;
  return pattern === "night" ? weekday(date) <= 4 : true;
}

function shiftOf({ name, pattern }: Person, date: Moment, random: () => number): Shift {
  const about = (clock: string, minutes: number) =>
    addSeconds(at(date, clock), Math.round((random() - 0.5) * 2 * minutes * 60));
  switch (pattern) {
    case "morning":
      return { person: name, began: about("08:30", 12), ended: about("12:32", 10), pause: null };
    case "night": {
      const from = about("26:00", 8);
      const to = addSeconds(from, 1800 + Math.round(random() * 60));
      return {
        person: name,
        began: about("22:00", 4),
        ended: about("30:00", 4),
        pause: { from, to },
      };
    }
    case "day": {
      const from = about("12:20", 25);
      const to = addSeconds(from, 1800 + Math.round(random() * 900));
      return {
        person: name,
        began: about("08:20", 35),
        ended: about("17:00", 30),
        pause: { from, to },
      };
    }
  }
}
