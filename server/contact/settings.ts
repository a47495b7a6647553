import { isAbsolute, resolve } from "node:path";
import type { Mailbox } from "./eml.ts";
import { createEnvironmentReader, type Environment, isAddress, parseUrl } from "./environment.ts";
import type { SmtpSettings } from "./smtp-connection.ts";
import { readSmtpSettings } from "./smtp-settings.ts";

export type ContactSettings = {
  outboxFolder: string;
  /** `null`: messages stay in the outbox. */
  smtp: SmtpSettings | null;
  to: Mailbox;
  /** The address that mail comes from: the site's own. */
  from: string;
  burst: number;
  perHour: number;
  /** From all addresses together. */
  totalPerHour: number;
  allowedOrigins: readonly string[];
  /** How many proxies in front of the server add to `X-Forwarded-For`. */
  trustedProxies: number;
  keepSentDays: number;
  giveUpAfterDays: number;
  maxMessages: number;
  maxMegabytes: number;
};

/** Names everything that is wrong at once, so that the owner restarts once. */
export class SettingsError extends Error {
  override name = "SettingsError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The contact form is not set up correctly:\n${problems.map((p) => `  - ${p}`).join("\n")}`,
    );
    this.problems = problems;
  }
}

export function readContactSettings(env: Environment, owner: Mailbox): ContactSettings {
  const reader = createEnvironmentReader(env);
  const { problems, text, address, whole } = reader;
  const smtp = readSmtpSettings(reader);
  const to = address("CONTACT_TO") ?? owner.email;
  const loginAddress = smtp?.auth && isAddress(smtp.auth.user) ? smtp.auth.user : to;
  const perHour = whole("CONTACT_PER_HOUR", { fallback: 20, min: 1, max: 1_000_000_000 });

  const settings: ContactSettings = {
    outboxFolder: readOutboxFolder(env),
    smtp,
    to: { name: owner.name, email: to },
    from: address("CONTACT_FROM") ?? loginAddress,
    burst: whole("CONTACT_BURST", { fallback: 5, min: 1, max: 1_000_000 }),
    perHour,
    totalPerHour: whole("CONTACT_TOTAL_PER_HOUR", {
      fallback: perHour * 50,
      min: 1,
      max: 1_000_000_000,
    }),
    allowedOrigins: readOrigins(),
    trustedProxies: whole("TRUST_PROXY", { fallback: 0, min: 0, max: 10 }),
    keepSentDays: whole("KEEP_SENT_DAYS", { fallback: 30, min: 0, max: 36_500 }),
    giveUpAfterDays: whole("GIVE_UP_AFTER_DAYS", { fallback: 5, min: 1, max: 365 }),
    maxMessages: whole("OUTBOX_MAX_MESSAGES", { fallback: 10_000, min: 1, max: 1_000_000 }),
    maxMegabytes: whole("OUTBOX_MAX_MB", { fallback: 500, min: 1, max: 1_000_000 }),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;

  function readOrigins() {
    const site = text("SITE_URL");
    const named = (text("ALLOWED_ORIGINS") ?? "").split(",").map((part) => part.trim());
    const origins = named
      .filter((part) => part !== "")
      .map((part) => readOrigin("ALLOWED_ORIGINS", part));
    if (site !== undefined) origins.push(readOrigin("SITE_URL", site));
    return [...new Set(origins.filter((origin) => origin !== null))];
  }

  function readOrigin(name: string, value: string): string | null {
    const url = parseUrl(value);
    if (url?.protocol === "https:" || url?.protocol === "http:") {
      // The site's address may have a path. On any other origin a path is a misunderstanding.
      if (name === "SITE_URL" || url.pathname === "/") return url.origin;
    }
    problems.push(`${name} must hold origins such as https://example.com, separated by commas`);
    return null;
  }
}

/** Also read by the command that lists messages, which needs no other setting. */
export function readOutboxFolder(env: Environment) {
  const folder = env.OUTBOX_DIR?.trim() || "outbox";
  return isAbsolute(folder) ? folder : resolve(folder);
}
