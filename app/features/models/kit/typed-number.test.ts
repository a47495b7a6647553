import { describe, expect, test } from "vitest";
import { readNumber } from "./typed-number.ts";

describe("readNumber", () => {
  test.each([
    ["18000", 18_000],
    ["18,000", 18_000],
    ["€18,000", 18_000],
    [" 1,234,567.5 ", 1_234_567.5],
    ["-5", -5],
    ["−5 %", -5],
    [".5", 0.5],
    ["7.", 7],
    ["18\u00a0000", 18_000],
  ])("reads %j as %d", (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each([
    "",
    " ",
    "-",
    ".",
    "abc",
    "1,5",
    "1,50,000",
    "1.2.3",
    "0x1F",
    "1e9",
    "--5",
    "Infinity",
  ])("reads no number in %j", (text) => {
    expect(readNumber(text)).toBeNull();
  });
});
