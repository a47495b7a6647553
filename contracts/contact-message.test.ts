import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { contactBodyLimit, contactFormBodyLimit, contactLimits } from "./contact-fields.ts";
import { type ContactPayload, contactPayload } from "./contact-message.ts";

const params = {
  from_name: "Ada Lovelace",
  from_email: "ada@example.org",
  subject: "The analytical engine",
  message: "Dear Sir,\n\nwhen will it be ready?",
  to_name: "Charles Babbage",
} satisfies ContactPayload["template_params"];

type Params = ContactPayload["template_params"];

function payloadWith(changes: Partial<Record<keyof Params, unknown>>) {
  return {
    lib_version: "4.4.1",
    user_id: "key",
    service_id: "service",
    template_id: "template",
    template_params: { ...params, ...changes },
  };
}

function accepts(changes: Parameters<typeof payloadWith>[0]) {
  return v.is(contactPayload, payloadWith(changes));
}

describe("a contact message", () => {
  test("as the e-mail library posts it is accepted, without what the contract does not name", () => {
    const parsed = v.parse(contactPayload, payloadWith({}));
    expect(parsed).toEqual({
      user_id: "key",
      service_id: "service",
      template_id: "template",
      template_params: params,
    });
  });

  test("comes out trimmed", () => {
    const parsed = v.parse(
      contactPayload,
      payloadWith({ from_name: "  Ada\n", message: "\n Hi \n" }),
    );
    expect(parsed.template_params).toMatchObject({ from_name: "Ada", message: "Hi" });
  });

  test.each(Object.keys(params))("with blanks alone in %s is refused", (field) => {
    expect(accepts({ [field]: " \n\t " })).toBe(false);
  });

  test.each([
    ["from_name", contactLimits.name],
    ["subject", contactLimits.subject],
    ["message", contactLimits.message],
    ["to_name", contactLimits.name],
  ])("may have a %s at its limit, and not one character more", (field, limit) => {
    expect(accepts({ [field]: "x".repeat(limit) })).toBe(true);
    expect(accepts({ [field]: "x".repeat(limit + 1) })).toBe(false);
  });

  test("at every limit in a script of three bytes a character still fits into the body", () => {
    const longest = payloadWith({
      from_name: "金".repeat(contactLimits.name),
      from_email: `${"a".repeat(contactLimits.email - 9)}@bank.org`,
      subject: "融".repeat(contactLimits.subject),
      message: "分".repeat(contactLimits.message),
      to_name: "析".repeat(contactLimits.name),
    });
    longest.user_id = longest.service_id = longest.template_id = "x".repeat(contactLimits.id);
    expect(v.is(contactPayload, longest)).toBe(true);
    expect(new TextEncoder().encode(JSON.stringify(longest)).byteLength).toBeLessThan(
      contactBodyLimit,
    );
  });

  test("at every limit also fits into the body of a form, which takes nine bytes a character", () => {
    const fields = {
      name: "金".repeat(contactLimits.name),
      email: `${"a".repeat(contactLimits.email - 9)}@bank.org`,
      subject: "融".repeat(contactLimits.subject),
      message: "分".repeat(contactLimits.message),
    };
    expect(new URLSearchParams(fields).toString().length).toBeLessThan(contactFormBodyLimit);
  });

  test.each([
    ["a missing field", payloadWith({ subject: undefined }), "is required"],
    ["no parameters", { ...payloadWith({}), template_params: undefined }, "is required"],
    ["parameters that are text", { ...payloadWith({}), template_params: "x" }, "must be an object"],
    ["nothing at all", null, "must be an object"],
  ])("is refused for %s with a reason that says so", (_, payload, reason) => {
    const received = JSON.parse(JSON.stringify(payload));
    const { issues = [] } = v.safeParse(contactPayload, received);
    expect(issues.map(({ message }) => message)).toContain(reason);
  });

  test.each(["0123456789abcdef", "A-z_".repeat(16), undefined])("may carry the key %s", (key) => {
    expect(accepts({ message_key: key })).toBe(true);
  });

  test.each(["", "0123456789abcde", "x".repeat(65), "../../0123456789ab", "0123456789abcdef\n", 7])(
    "with the key %j is refused",
    (key) => expect(accepts({ message_key: key })).toBe(false),
  );

  test.each(["\r\n", "\n", "\r", "\u000b", "\u0085", "\u2028", "\u2029", "\u001b", "\0"])(
    "with %j inside name, address, subject or addressee is refused",
    (breaker) => {
      for (const field of ["from_name", "from_email", "subject", "to_name"]) {
        expect(accepts({ [field]: `ada@example.org${breaker}Bcc: all@example.org` })).toBe(false);
      }
    },
  );

  test("keeps its line breaks in the message, but no null byte", () => {
    expect(accepts({ message: "one\r\ntwo\n\nthree\tfour" })).toBe(true);
    expect(accepts({ message: "one\0two" })).toBe(false);
  });

  test("copied from two spreadsheet cells into the subject has a blank for the tab", () => {
    const parsed = v.parse(contactPayload, payloadWith({ subject: "Q3\tforecast" }));
    expect(parsed.template_params.subject).toBe("Q3 forecast");
  });

  test("with half an emoji is repaired, not refused", () => {
    const parsed = v.parse(contactPayload, payloadWith({ message: "Hello \ud83d" }));
    expect(parsed.template_params.message).toBe("Hello \uFFFD");
  });

  test.each([
    "ada@example.org",
    "a.d+a@localhost",
    "o'neil@bank.co.uk",
    "info@bücher.example",
    "ceo@x.org",
    "me@example.x",
  ])("from %s is accepted, as the browser would", (address) =>
    expect(accepts({ from_email: address })).toBe(true),
  );

  test.each([
    "ada",
    "ada@",
    "@example.org",
    "a da@example.org",
    "ada@exa_mple.org",
    "ada@-example.org",
    "ada@example-.org",
    "ada@example.org-",
    `ada@${"x".repeat(64)}.org`,
    `ada@example.${"x".repeat(64)}`,
    "ada@example..org",
    "Ada <ada@example.org>",
    "ada@example.org, eve@example.org",
    '"ada"@example.org',
    "\u212Aada@example.org",
  ])("from %s is refused", (address) => expect(accepts({ from_email: address })).toBe(false));
});
