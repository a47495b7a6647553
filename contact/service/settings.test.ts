import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Environment, SettingsError } from "./service-settings.ts";
import { readContactSettings } from "./settings.ts";

const owner = { name: "Charles Babbage", email: "charles@example.org" };

function read(env: Environment) {
  return readContactSettings(env, owner);
}

function problemsOf(env: Environment): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe("the contact settings", () => {
  test("of an empty environment keep messages in ./outbox for the owner", () => {
    expect(read({})).toEqual({
      outboxFolder: resolve("outbox"),
      smtp: null,
      to: owner,
      from: owner.email,
      burst: 5,
      perHour: 20,
      totalPerHour: 1000,
      allowedOrigins: [],
      trustedProxies: 0,
      keepSentDays: 30,
      giveUpAfterDays: 5,
      maxMessages: 10_000,
      maxMegabytes: 500,
    });
  });

  test("take an empty variable as not set", () => {
    expect(read({ SMTP_URL: "", CONTACT_TO: " ", TRUST_PROXY: "" })).toEqual(read({}));
  });

  test("take a number at either end of its range", () => {
    expect(read({ TRUST_PROXY: "10", CONTACT_BURST: "1" })).toMatchObject({
      trustedProxies: 10,
      burst: 1,
    });
  });

  test("forgive blanks around the folder", () => {
    expect(read({ OUTBOX_DIR: " /data/outbox " }).outboxFolder).toBe(resolve("/data/outbox"));
  });

  test("read an SMTP address with encoded user and password", () => {
    expect(read({ SMTP_URL: "smtp://me%40example.org:p%40ss%25@mail.example.org" }).smtp).toEqual({
      host: "mail.example.org",
      port: 587,
      secure: false,
      auth: { user: "me@example.org", pass: "p@ss%" },
    });
    expect(read({ SMTP_URL: "smtps://mail.example.org" }).smtp).toEqual({
      host: "mail.example.org",
      port: 465,
      secure: true,
      auth: null,
    });
    expect(read({ SMTP_URL: "smtp://[::1]:2525" }).smtp).toMatchObject({ host: "::1", port: 2525 });
  });

  test("read SMTP in parts, with TLS from the start on port 465", () => {
    const parts = { SMTP_HOST: "mail.example.org", SMTP_USER: "me", SMTP_PASS: " secret " };
    expect(read(parts).smtp).toEqual({
      host: "mail.example.org",
      port: 587,
      secure: false,
      auth: { user: "me", pass: " secret " },
    });
    expect(read({ ...parts, SMTP_PORT: "465" }).smtp).toMatchObject({ port: 465, secure: true });
  });

  test("send from the mail login when it is an address, unless told otherwise", () => {
    const SMTP_URL = "smtp://site%40example.org:x@mail.example.org";
    expect(read({ SMTP_URL }).from).toBe("site@example.org");
    expect(read({ SMTP_URL, CONTACT_FROM: "web@example.org" }).from).toBe("web@example.org");
    expect(read({ SMTP_URL: "smtp://login:x@mail.example.org" }).from).toBe(owner.email);
  });

  test("allow the site's own address and those named, each once", () => {
    const env = {
      SITE_URL: "https://me.example.org/portfolio",
      ALLOWED_ORIGINS: "https://a.test, http://b.test:8080/,https://a.test, ,",
    };
    expect(read(env).allowedOrigins).toEqual([
      "https://a.test",
      "http://b.test:8080",
      "https://me.example.org",
    ]);
  });

  test.each<[string, Environment, RegExp]>([
    ["an invalid recipient", { CONTACT_TO: "me" }, /^CONTACT_TO is not an e-mail address/],
    ["a sender with a name", { CONTACT_FROM: "Me <me@example.org>" }, /^CONTACT_FROM is not/],
    [
      "a web address for SMTP",
      { SMTP_URL: "https://mail.example.org" },
      /^SMTP_URL must look like/,
    ],
    ["no address for SMTP", { SMTP_URL: "mail.example.org" }, /^SMTP_URL must look like/],
    ["an SMTP address without a host", { SMTP_URL: "smtp://" }, /^SMTP_URL must look like/],
    [
      "options in the SMTP address",
      { SMTP_URL: "smtp://h.test?tls=1" },
      /^SMTP_URL must look like/,
    ],
    ["a password without a user", { SMTP_HOST: "h.test", SMTP_PASS: "x" }, /both a user/],
    [
      "an SMTP address and a port",
      { SMTP_URL: "smtp://h.test", SMTP_PORT: "25" },
      /exclude each other/,
    ],
    ["more proxies than anyone has", { TRUST_PROXY: "11" }, /^TRUST_PROXY must be .* to 10/],
    ["a number in hexadecimal", { TRUST_PROXY: "0x1" }, /^TRUST_PROXY must be a whole number/],
    ["a number with an exponent", { TRUST_PROXY: "1e0" }, /^TRUST_PROXY must be a whole number/],
    ["a stray percent sign", { SMTP_URL: "smtp://a:100%@h.test" }, /%25/],
    [
      "a user without a password",
      { SMTP_HOST: "h.test", SMTP_USER: "me" },
      /both a user and a password/,
    ],
    [
      "a user without a host",
      { SMTP_USER: "me", SMTP_PASS: "x" },
      /^SMTP_USER, SMTP_PASS without SMTP_HOST/,
    ],
    ["two ways of SMTP", { SMTP_URL: "smtp://h.test", SMTP_HOST: "h.test" }, /exclude each other/],
    [
      "a port in words",
      { SMTP_HOST: "h.test", SMTP_PORT: "tls" },
      /^SMTP_PORT must be a whole number/,
    ],
    ["a rate of none", { CONTACT_PER_HOUR: "0" }, /^CONTACT_PER_HOUR must be .* from 1/],
    ["proxies in words", { TRUST_PROXY: "true" }, /^TRUST_PROXY must be .* from 0 to 10/],
    [
      "an origin with a path",
      { ALLOWED_ORIGINS: "https://a.test/form" },
      /^ALLOWED_ORIGINS must hold/,
    ],
    ["an origin without a scheme", { ALLOWED_ORIGINS: "a.test" }, /^ALLOWED_ORIGINS must hold/],
    ["a life of no days", { GIVE_UP_AFTER_DAYS: "0" }, /^GIVE_UP_AFTER_DAYS must be/],
    ["an outbox for no message", { OUTBOX_MAX_MESSAGES: "0" }, /^OUTBOX_MAX_MESSAGES must be/],
    ["an outbox without a size", { OUTBOX_MAX_MB: "ten" }, /^OUTBOX_MAX_MB must be/],
    ["a total rate of none", { CONTACT_TOTAL_PER_HOUR: "0" }, /^CONTACT_TOTAL_PER_HOUR must be/],
    ["days below none", { KEEP_SENT_DAYS: "-1" }, /^KEEP_SENT_DAYS must be/],
  ])("refuse %s and say what to do", (_, env, problem) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(problem)]);
  });

  test("report all problems at once, and no password", () => {
    const env = { SMTP_URL: "ftp://me:hunter2@h.test", CONTACT_TO: "me", TRUST_PROXY: "yes" };
    expect(problemsOf(env)).toHaveLength(3);
    expect(() => read(env)).toThrow(/not set up correctly:\n {2}- SMTP_URL/);
    expect(problemsOf(env).join()).not.toContain("hunter2");
  });
});
