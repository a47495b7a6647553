import { afterEach, expect, test } from "vitest";
import { formatLongDate, formatMonth } from "./date.ts";

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
