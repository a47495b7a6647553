import { describe, expect, test } from "vitest";
import { escapeSeparators, queryWith, type UrlState, unescapeSeparators } from "./url-state.ts";

const question: UrlState<string> = {
  keys: ["q"],
  read: (query) => query.get("q") ?? "",
  write: (text) => (text ? [["q", text]] : []),
};

describe("queryWith", () => {
  test("holds the value", () => {
    expect(queryWith(question, "", "bond yield")).toBe("?q=bond+yield");
    expect(queryWith(question, "?q=old", "new")).toBe("?q=new");
  });

  test("keeps the parameters of others", () => {
    expect(queryWith(question, "?utm_source=mail&q=old", "new")).toBe("?utm_source=mail&q=new");
  });

  test("of a default has no parameter, and no question mark once it is empty", () => {
    expect(queryWith(question, "?q=old", "")).toBe("");
    expect(queryWith(question, "?utm_source=mail&q=old", "")).toBe("?utm_source=mail");
  });
});

test("a text with separators has none when it is escaped, and comes back the same", () => {
  const text = "Tram_late. 5% of Öffis";
  const escaped = escapeSeparators(text);
  expect(escaped).not.toMatch(/[._]/);
  expect(unescapeSeparators(escaped)).toBe(text);
});

test("a text that is not encoded is taken as it is", () => {
  expect(unescapeSeparators("5% late")).toBe("5% late");
});
