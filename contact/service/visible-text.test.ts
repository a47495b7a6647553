import { describe, expect, test } from "vitest";
import { visibleName, visibleSubject } from "./visible-text.ts";

describe("visibleName", () => {
  test("has no blanks where invisible characters were", () => {
    expect(visibleName("\u200b Ada\u200d \u200b", "ada@example.org")).toBe("Ada");
  });

  test("is the address where the name shows nothing", () => {
    expect(visibleName("\u200b \u2066", "ada@example.org")).toBe("ada@example.org");
  });
});

test("visibleSubject has no characters that reverse what a reader sees", () => {
  expect(visibleSubject("Bank\u202e moc.knab")).toBe("Bank moc.knab");
});
