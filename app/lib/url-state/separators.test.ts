import { expect, test } from "vitest";
import { escapeSeparators, unescapeSeparators } from "./separators.ts";

test("a text with separators has none when it is escaped, and comes back the same", () => {
  const text = "Tram_late. 5% of Öffis";
  const escaped = escapeSeparators(text);
  expect(escaped).not.toMatch(/[._]/);
  expect(unescapeSeparators(escaped)).toBe(text);
});

test("a text that is not encoded is taken as it is", () => {
  expect(unescapeSeparators("5% late")).toBe("5% late");
});
