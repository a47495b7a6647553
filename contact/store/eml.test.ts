import fc from "fast-check";
import PostalMime from "postal-mime";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { contactPayload } from "#contracts/contact-message.ts";
import { samplePayload } from "../service/test-request.ts";
import {
  assertMail,
  composeEml,
  isAutomatic,
  isMessageId,
  isSameMessage,
  messageId,
  receivedAtOf,
} from "./eml.ts";

function compose(params: Parameters<typeof samplePayload>[0]) {
  const message = v.parse(contactPayload, samplePayload(params)).template_params;
  return composeEml({
    message,
    id: "20251115T093000000Z-000000-0123456789abcdef",
    receivedAt: new Date("2025-11-15T09:30:00Z"),
    from: "site@portfolio.example",
    to: { name: "Zoë Özdemir", email: "owner@example.org" },
  });
}

/** Spaces may move where long lines fold and where encoded words are broken up. Nothing else may. */
function dense(text: string | undefined) {
  return text?.replaceAll(" ", "");
}

describe("an .eml", () => {
  test("comes from the site in the visitor's name, replies to the visitor, goes to the owner", async () => {
    const mail = await PostalMime.parse(await compose({}));
    expect(mail).toMatchObject({
      from: { name: "Ada Lovelace", address: "site@portfolio.example" },
      replyTo: [{ name: "Ada Lovelace", address: "ada@example.org" }],
      to: [{ name: "Zoë Özdemir", address: "owner@example.org" }],
      subject: "The analytical engine",
      messageId: "<20251115T093000000Z-000000-0123456789abcdef@portfolio.example>",
      date: "2025-11-15T09:30:00.000Z",
      text: "Dear Sir,\n\nwhen will it be ready?\n",
    });
  });

  test("carries names, subjects and text of any script", async () => {
    const mail = await PostalMime.parse(
      await compose({
        from_name: "Søren Kierkegård 金融 🦉",
        subject: "Überschuß: ₹ 12,600 € and مرحبا ".repeat(6),
        message: `Grüße,\n.\n..\nFrom here\n\t= 100 % 🦉\n${"long ".repeat(300)}`,
      }),
    );
    expect(mail.from?.name).toBe("Søren Kierkegård 金融 🦉");
    expect(mail.subject).toBe("Überschuß: ₹ 12,600 € and مرحبا ".repeat(6).trim());
    expect(mail.text?.trim()).toBe(
      `Grüße,\n.\n..\nFrom here\n\t= 100 % 🦉\n${"long ".repeat(300)}`.trim(),
    );
  });

  test("shows a name and a subject without characters that hide or reverse what they say", async () => {
    const mail = await PostalMime.parse(
      await compose({
        from_name: "A\u202Ed\u200Ba\u2066\uFEFF L\u00ADove\u200Flace\u200D",
        subject: "Invoice \u202Etxt.exe",
      }),
    );
    expect(mail.from?.name).toBe("Ada Lovelace");
    expect(mail.replyTo?.[0]?.name).toBe("Ada Lovelace");
    expect(mail.subject).toBe("Invoice txt.exe");
  });

  test("ends each line the same way, however the visitor's machine ended it", async () => {
    const mail = await PostalMime.parse(await compose({ message: "a\rb\r\nc\nd" }));
    expect(mail.text).toBe("a\nb\nc\nd\n");
  });

  test("names a visitor without the blanks that invisible characters leave", async () => {
    const mail = await PostalMime.parse(await compose({ from_name: "\u200B Ada \u200B" }));
    expect(mail.from?.name).toBe("Ada");
  });

  test("names a visitor by address whose name shows nothing", async () => {
    const mail = await PostalMime.parse(await compose({ from_name: "\u200B\u2060" }));
    expect(mail.from?.name).toBe("ada@example.org");
  });

  test.each(["=?utf-8?B?QmNjOiB4QHkueg==?=", "=?UTF-8?q?Bcc:_x=40y.z?="])(
    "shows %s as it was typed, broken up so that no mail program decodes it",
    async (encoded) => {
      const eml = await compose({ from_name: encoded, subject: encoded });
      const mail = await PostalMime.parse(eml);
      expect(mail.from?.name).toBe(encoded.replace("=?", "= ?"));
      expect(mail.subject).toBe(encoded.replace("=?", "= ?"));
    },
  );

  test("writes a domain of another script as the mail network wants it", async () => {
    const mail = await PostalMime.parse(await compose({ from_email: "info@bücher.example" }));
    expect(mail.replyTo?.[0]?.address).toBe("info@xn--bcher-kva.example");
  });

  test("is plain ASCII in short lines that end as mail lines do", async () => {
    const eml = await compose({
      from_name: "Ünal ".repeat(30),
      message: "ß\n".repeat(50) + "x".repeat(5000),
    });
    const lines = eml.toString("latin1").split("\r\n");
    expect(lines.every((line) => /^[\t\x20-\x7e]{0,998}$/.test(line))).toBe(true);
  });

  test("never holds a header that the visitor wrote, whatever passes the contract", {
    timeout: 60_000,
  }, async () => {
    const tricky = fc.oneof(
      fc.constantFrom(
        "=?utf-8?Q?=0D=0ABcc:_x=40y.z?=",
        '"',
        "<eve@example.org>",
        "Bcc: eve@example.org",
        ",;:\\()",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
    );
    const line = fc.array(tricky, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" "));
    await fc.assert(
      fc.asyncProperty(line, line, line, async (from_name, subject, message) => {
        const payload = samplePayload({ from_name, subject, message });
        const parsed = v.safeParse(contactPayload, payload);
        fc.pre(parsed.success);
        const eml = await compose({ from_name, subject, message });
        const mail = await PostalMime.parse(eml);
        expect(mail.headers.map(({ key }) => key).sort()).toEqual([
          "content-transfer-encoding",
          "content-type",
          "date",
          "from",
          "message-id",
          "mime-version",
          "reply-to",
          "subject",
          "to",
        ]);
        expect(mail.from).toMatchObject({ address: "site@portfolio.example" });
        expect(mail.to).toEqual([{ name: "Zoë Özdemir", address: "owner@example.org" }]);
        const { subject: typed, from_name: name } = parsed.output.template_params;
        expect(dense(mail.subject)).toBe(dense(typed.replace(/\p{Bidi_Control}/gu, "")));
        expect(dense(mail.from?.name)).toBe(
          dense(name.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim() || "ada@example.org"),
        );
        expect(mail.replyTo).toHaveLength(1);
        expect(mail.replyTo?.[0]?.address).toBe("ada@example.org");
      }),
      { numRuns: 300 },
    );
  });
});

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
    ["with an invalid date", mail("Date: yesterday\r\n\r\ntext")],
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

test("the id of a key is always the same, and another one for another key", () => {
  expect(messageId("a")).toBe(messageId("a"));
  expect(messageId("a")).not.toBe(messageId("b"));
  // Source: sha256sum of "a", its first 32 digits.
  expect(messageId("a")).toBe("ca978112ca1bbdcafac231b39a23dc4d");
});

test.each([messageId("any key")])("%s is a message", (name) =>
  expect(isMessageId(name)).toBe(true),
);

test.each([
  "",
  "notes",
  messageId("a").slice(1),
  `${messageId("a")}0`,
  `x${messageId("a")}`,
  messageId("a").toUpperCase(),
  "g".repeat(32),
])("%j is a file of the owner's", (name) => expect(isMessageId(name)).toBe(false));
