import { expect, test } from "vitest";
import { isMessageId, messageId } from "./message-id.ts";

test("the id of a key is always the same, and another one for another key", () => {
  expect(messageId("a")).toBe(messageId("a"));
  expect(messageId("a")).not.toBe(messageId("b"));
  // Source: sha256sum of "a", its first 32 digits.
  expect(messageId("a")).toBe("ca978112ca1bbdcafac231b39a23dc4d");
});

test.each([messageId("any key"), "20261115T093000123Z-000000-9f2c41d07ab3e658"])(
  "%s is a message",
  (name) => expect(isMessageId(name)).toBe(true),
);

test.each([
  "",
  "notes",
  messageId("a").slice(1),
  `${messageId("a")}0`,
  `x${messageId("a")}`,
  messageId("a").toUpperCase(),
  "g".repeat(32),
  "20261115T093000123Z-000000-9f2c41d07ab3e65",
  "20261115T093000123Z-000000-9f2c41d07ab3e6580",
  "020261115T093000123Z-000000-9f2c41d07ab3e658",
  "20261115T093000123Z-00000-9f2c41d07ab3e658",
  "2026111T093000123Z-000000-9f2c41d07ab3e658",
  "20261115T09300012Z-000000-9f2c41d07ab3e658",
  "a0261115T093000123Z-000000-9f2c41d07ab3e658",
  "20261115Ta93000123Z-000000-9f2c41d07ab3e658",
  "20261115T093000123Z-a00000-9f2c41d07ab3e658",
  "20261115T093000123Z-000000-gf2c41d07ab3e658",
])("%j is a file of the owner's", (name) => expect(isMessageId(name)).toBe(false));
