import { afterEach, expect, test } from "vitest";
import { formatLongDate, formatMonth, formatPeriod, formatWeekdayAndDay } from "./date.ts";

const zoneOfThisMachine = process.env.TZ;

afterEach(() => {
  process.env.TZ = zoneOfThisMachine;
});

test.each(["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"])(
  "a date is the same day in %s",
  (timeZone) => {
    process.env.TZ = timeZone;
    expect(formatLongDate("2024-01-15")).toBe("January 15, 2024");
    expect(formatMonth("2024-01")).toBe("January 2024");
  },
);

test("a year of days agrees with the platform's own formats", () => {
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
  for (let day = 1; day <= 366; day++) {
    const date = new Date(Date.UTC(2024, 0, day));
    expect(formatLongDate(date.toISOString().slice(0, 10))).toBe(long.format(date));
    expect(formatWeekdayAndDay(date)).toBe(`${weekday.format(date)} ${date.getUTCDate()}`);
  }
});

test.each([
  [{ from: "2021", to: "2023" }, "2021 – 2023"],
  [{ from: "2021-10", to: "2023-09" }, "Oct 2021 – Sep 2023"],
  [{ from: "2018-05", to: "2020" }, "May 2018 – 2020"],
  [{ from: "2023-10", to: null }, "Oct 2023 – present"],
  [{ from: "2022", to: "2022" }, "2022"],
])("%j is %s", (years, text) => {
  expect(formatPeriod(years)).toBe(text);
});
