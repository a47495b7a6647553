import { describe, expect, test } from "vitest";
import { assertMail, isAutomatic, isSameMessage, receivedAtOf } from "./stored-mail.ts";

const mail = (text: string) => Buffer.from(text);

describe("a file of the outbox", () => {
  test.each([
    ["a mail", "Subject: x\r\nFrom: a@b.test\r\n\r\ntext"],
    ["a mail that another program saved", "Subject: x\nFrom: a@b.test\n\ntext"],
    ["a mail without a text", "Subject: x\r\n\r\n"],
    ["a mail with a folded line", "Subject: x\r\n y\r\n\r\ntext"],
    ["a mail with an empty subject", "Subject:\r\n\r\ntext"],
  ])("is %s", (_, text) => expect(() => assertMail(mail(text))).not.toThrow());

  test.each([
    ["an empty one", ""],
    ["one without headers", "no colon here\r\n\r\ntext"],
    ["one that begins with an empty line", "\r\nSubject: x\r\n\r\ntext"],
    ["one with a blank before the first colon", "A subject: x\r\n\r\ntext"],
    ["one that breaks off in its headers", "Subject: x\r\nFrom: a@b.test\r\n"],
    ["one that begins with a colon", ": x\r\n\r\ntext"],
    ["zeros, as a power cut leaves them", "\0\0\0\0"],
    ["one with headers that never end", `Subject: x\r\n${"X: y\r\n".repeat(5000)}\r\ntext`],
  ])("is not %s", (_, text) => {
    expect(() => assertMail(mail(text))).toThrow(expect.objectContaining({ code: "NOT_A_MAIL" }));
  });
});

describe("the time a mail came", () => {
  const date = "Sun, 15 Nov 2026 09:30:00 +0000";

  test("is the one it was dated", () => {
    const eml = mail(`Subject: x\r\nDate: ${date}\r\n\r\ntext`);
    expect(receivedAtOf(eml)).toEqual(new Date("2026-11-15T09:30:00Z"));
  });

  test.each([
    ["without a date", mail("Subject: x\r\n\r\ntext")],
    ["with a date that is none", mail("Date: yesterday\r\n\r\ntext")],
    ["with a header that only ends like it", mail(`Resent-Date: ${date}\r\n\r\ntext`)],
    ["that cannot be read", mail("")],
  ])("is unknown of a mail %s", (_, eml) => expect(receivedAtOf(eml)).toBeNull());
});

describe("two mails with the same key", () => {
  const mailWith = (changed: Record<string, string> = {}) => {
    const { text = "text", ...headers } = changed;
    const all = { "Reply-To": "a@b.test", Subject: "x\r\n y", Date: "1", To: "1", ...headers };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return mail(`${head.join("")}\r\n${text}`);
  };

  test.each([
    ["was sent on another day", { Date: "2" }],
    ["goes to another address of the owner", { To: "2" }],
    ["has another header that only ends like the subject", { "X-Subject": "z" }],
  ])("are the same message where one %s", (_, changed) => {
    expect(isSameMessage(mailWith(), mailWith(changed))).toBe(true);
  });

  test.each([
    ["comes from another visitor", { "Reply-To": "c@d.test" }],
    ["has another subject", { Subject: "z\r\n y" }],
    ["has another end of a folded subject", { Subject: "x\r\n z" }],
    ["has another text", { text: "text\r\n\r\nand more" }],
  ])("are two messages where one %s", (_, changed) => {
    expect(isSameMessage(mailWith(), mailWith(changed))).toBe(false);
  });
});

// RFC 3834, section 5: every value but "no" marks a mail that a program wrote.
test.each([
  ["Auto-Submitted: auto-generated\r\n\r\ntext", true],
  ["Subject: x\r\nAuto-Submitted: auto-replied\r\n\r\ntext", true],
  ["auto-submitted: auto-notified\r\n\r\ntext", true],
  ["Auto-Submitted: no\r\n\r\ntext", false],
  ["Auto-Submitted: nothing-known\r\n\r\ntext", true],
  ["X-Auto-Submitted: auto-generated\r\n\r\ntext", false],
  ["Subject: x\r\n\r\nAuto-Submitted: auto-generated", false],
])("the mail %j is automatic: %s", (text, automatic) => {
  expect(isAutomatic(mail(text))).toBe(automatic);
});
