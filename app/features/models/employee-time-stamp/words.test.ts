import { expect, test } from "vitest";
import { day, hour, type Refusal } from "#models/time-stamp/log-book.ts";
import { clockText, momentText, refusalText } from "./words.ts";

test("moments are days of February 2021, which began on a Monday", () => {
  expect(momentText(0)).toBe("Mon 1, 00:00");
  expect(momentText(25 * day + 8 * hour + 299)).toBe("Fri 26, 08:04");
  expect(clockText(3 * day + 23.5 * hour)).toBe("23:30");
});

test("no refusal is without words", () => {
  const refusals: Refusal[] = [
    { kind: "clock runs backward", lastWritten: 0 },
    { kind: "already", status: { kind: "in", since: 0 } },
    { kind: "not in" },
    { kind: "too late", since: 0 },
    { kind: "too early", since: 0 },
    { kind: "in the future" },
    { kind: "no such row" },
    { kind: "replaced before" },
    { kind: "no reason" },
    { kind: "out of order" },
  ];
  const texts = refusals.map((refusal) => refusalText("Lena", refusal));
  expect(new Set(texts).size).toBe(refusals.length);
  expect(texts.join(" ")).not.toMatch(/undefined|NaN/);
});
