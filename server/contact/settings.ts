import { isAbsolute, resolve } from "node:path";
import * as v from "valibot";
import { contactPayload } from "#contracts/contact-message.ts";
import type { Mailbox } from "./eml.ts";
import type { SmtpSettings } from "./smtp.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export type ContactSettings = {
  outboxFolder: string;
  /** `null`: messages stay in the outbox. */
  smtp: SmtpSettings | null;
  to: Mailbox;
  /** The address that mail comes from: the site's own. */
  from: string;
  burst: number;
  perHour: number;
  allowedOrigins: readonly string[];
  /** How many proxies in front of the server add to `X-Forwarded-For`. */
  trustedProxies: number;
  keepSentDays: number;
};

/** Says everything that is wrong at once, so that the owner restarts once. */
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
  const problems: string[] = [];
  const smtp = readSmtp();
  const to = address("CONTACT_TO") ?? owner.email;
  const loginAddress = smtp?.auth && isAddress(smtp.auth.user) ? smtp.auth.user : to;
  const folder = text("OUTBOX_DIR") ?? "outbox";

  const settings: ContactSettings = {
    outboxFolder: isAbsolute(folder) ? folder : resolve(folder),
    smtp,
    to: { name: owner.name, email: to },
    from: address("CONTACT_FROM") ?? loginAddress,
    burst: whole("CONTACT_BURST", { fallback: 5, min: 1, max: 1_000_000 }),
    perHour: whole("CONTACT_PER_HOUR", { fallback: 20, min: 1, max: 1_000_000_000 }),
    allowedOrigins: readOrigins(),
    trustedProxies: whole("TRUST_PROXY", { fallback: 0, min: 0, max: 10 }),
    keepSentDays: whole("KEEP_SENT_DAYS", { fallback: 30, min: 0, max: 36_500 }),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;

  /** An empty variable counts as not set: that is how compose files and dashboards leave one out. */
  function text(name: string): string | undefined {
    return env[name]?.trim() || undefined;
  }

  function address(name: string): string | undefined {
    const value = text(name);
    if (value !== undefined && !isAddress(value)) {
      problems.push(`${name} is not an e-mail address. Write it plainly, as in me@example.com`);
    }
    return value;
  }

  function whole(
    name: string,
    { fallback, min, max }: { fallback: number; min: number; max: number },
  ) {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    problems.push(
      `${name} must be a whole number from ${min} to ${max}. Without it, ${fallback} holds`,
    );
    return fallback;
  }

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
      // The site's address may have a path; an origin that has one is a misunderstanding.
      if (name === "SITE_URL" || url.pathname === "/") return url.origin;
    }
    problems.push(`${name} must hold origins such as https://example.com, divided by commas`);
    return null;
  }

  function readSmtp(): SmtpSettings | null {
    const url = text("SMTP_URL");
    const host = text("SMTP_HOST");
    const parts = ["SMTP_PORT", "SMTP_USER", "SMTP_PASS"].filter(
      (name) => text(name) !== undefined,
    );
    if (url !== undefined && (host !== undefined || parts.length > 0)) {
      problems.push(
        "SMTP_URL and SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASS exclude each other. Keep one way",
      );
    }
    if (url !== undefined) return readSmtpUrl(url);
    if (host !== undefined) return readSmtpHost(host);
    if (parts.length > 0) {
      problems.push(
        `${parts.join(", ")} without SMTP_HOST. Set the host, or none to keep mail in the outbox`,
      );
    }
    return null;
  }

  function readSmtpUrl(value: string): SmtpSettings | null {
    const url = parseUrl(value);
    const secure = url?.protocol === "smtps:";
    if (
      url === null ||
      (!secure && url.protocol !== "smtp:") ||
      url.hostname === "" ||
      url.search !== ""
    ) {
      // The value is not repeated: it holds a password.
      problems.push(
        "SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://…:465, with special characters of user and password percent-encoded",
      );
      return null;
    }
    const port = url.port === "" ? (secure ? 465 : 587) : Number(url.port);
    const hostname = url.hostname.replace(/^\[|\]$/g, "");
    return {
      host: hostname,
      port,
      secure,
      auth: readAuth(decode(url.username), decode(url.password)),
    };
  }

  function readSmtpHost(host: string): SmtpSettings {
    const port = whole("SMTP_PORT", { fallback: 587, min: 1, max: 65_535 });
    // A password may begin or end with a blank.
    return {
      host,
      port,
      secure: port === 465,
      auth: readAuth(text("SMTP_USER") ?? "", env.SMTP_PASS ?? ""),
    };
  }

  function readAuth(user: string, pass: string): SmtpSettings["auth"] {
    if (user === "" && pass === "") return null;
    if (user === "" || pass === "") {
      problems.push("SMTP needs both a user and a password, or neither. One of the two is missing");
    }
    return { user, pass };
  }

  function decode(part: string): string {
    try {
      return decodeURIComponent(part);
    } catch {
      problems.push("SMTP_URL holds a % that encodes nothing. Write a percent sign as %25");
      return part;
    }
  }
}

function isAddress(value: string) {
  return v.is(contactPayload.entries.template_params.entries.from_email, value);
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
