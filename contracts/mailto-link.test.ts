import { expect, test } from "vitest";
import { mailtoLink } from "./mailto-link.ts";

const owner = "owner@site.example";

test("a link to a mail program carries subject and message, with lines as in mail", () => {
  const link = mailtoLink(owner, { subject: " A & B? ", message: "One\nTwo\r\nÜber + 100%" });
  expect(link).toBe(
    "mailto:owner@site.example?subject=A%20%26%20B%3F&body=One%0D%0ATwo%0D%0A%C3%9Cber%20%2B%20100%25",
  );
});

test("a message too long for a link leaves the subject", () => {
  const link = mailtoLink(owner, { subject: "Long", message: "x".repeat(20_000) });
  expect(link).toBe("mailto:owner@site.example?subject=Long");
});

test("a link of 1,900 characters is whole, and one more character is too long", () => {
  const around = mailtoLink(owner, { subject: "x", message: "" }).length;
  const fitting = "x".repeat(1900 - around);
  expect(mailtoLink(owner, { subject: "x", message: fitting })).toHaveLength(1900);
  expect(mailtoLink(owner, { subject: "x", message: `${fitting}x` })).not.toContain("body");
});

test("half an emoji does not break the link", () => {
  const link = mailtoLink(owner, { subject: "\uD83D", message: "" });
  expect(link).toBe("mailto:owner@site.example?subject=%EF%BF%BD&body=");
});
