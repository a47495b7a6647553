import { isAbsolute, resolve } from "node:path";
import type { SmtpSettings } from "../mail/smtp.ts";
import type { Mailbox } from "../store/eml.ts";
import {
  createEnvironmentReader,
  type Environment,
  type EnvironmentReader,
  isAddress,
  parseUrl,
  readServiceSettings,
  type ServiceSettings,
} from "./service-settings.ts";

export type ContactSettings = ServiceSettings & {
  outboxFolder: string;
  /** `null`: messages stay in the outbox. */
  smtp: SmtpSettings | null;
  to: Mailbox;
  /** The address that mail comes from: the site's own. */
  from: string;
  /** How many proxies in front of the server add to `X-Forwarded-For`. */
  trustedProxies: number;
  maxMegabytes: number;
};

export function readContactSettings(env: Environment, owner: Mailbox): ContactSettings {
  const reader = createEnvironmentReader(env);
  const { address, whole } = reader;
  const smtp = readSmtpSettings(reader);
  const to = address("CONTACT_TO") ?? owner.email;
  const loginAddress = smtp?.auth && isAddress(smtp.auth.user) ? smtp.auth.user : to;

  const settings = {
    outboxFolder: readOutboxFolder(env),
    smtp,
    to: { name: owner.name, email: to },
    from: address("CONTACT_FROM") ?? loginAddress,
    trustedProxies: whole("TRUST_PROXY", { fallback: 0, min: 0, max: 10 }),
    maxMegabytes: whole("OUTBOX_MAX_MB", { fallback: 500, min: 1, max: 1_000_000 }),
  };
  // Last, because it throws what has been found wrong.
  return { ...settings, ...readServiceSettings(reader) };
}

/** Also read by the command that lists messages, which needs no other setting. */
export function readOutboxFolder(env: Environment) {
  const folder = env.OUTBOX_DIR?.trim() || "outbox";
  return isAbsolute(folder) ? folder : resolve(folder);
}

const parts = ["SMTP_PORT", "SMTP_USER", "SMTP_PASS"];

/** The mail server from `SMTP_URL` or from its parts; `null` when messages stay in the outbox. */
function readSmtpSettings({ problems, text, raw, whole }: EnvironmentReader): SmtpSettings | null {
  const url = text("SMTP_URL");
  const host = text("SMTP_HOST");
  const set = parts.filter((name) => text(name) !== undefined);
  if (url !== undefined && (host !== undefined || set.length > 0)) {
    problems.push(
      "SMTP_URL and SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASS exclude each other. Use one or the other",
    );
  }
  if (url !== undefined) return readUrl(url);
  if (host !== undefined) return readHost(host);
  if (set.length > 0) {
    problems.push(
      `${set.join(", ")} without SMTP_HOST. Set the host, or none of them to keep mail in the outbox`,
    );
  }
  return null;

  function readUrl(value: string): SmtpSettings | null {
    const parsed = parseUrl(value);
    const secure = parsed?.protocol === "smtps:";
    if (
      parsed === null ||
      (!secure && parsed.protocol !== "smtp:") ||
      parsed.hostname === "" ||
      parsed.search !== ""
    ) {
      // The value is not repeated: it holds a password.
      problems.push(
        "SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://…:465, with special characters of user and password percent-encoded",
      );
      return null;
    }
    return {
      host: parsed.hostname.replace(/^\[|\]$/g, ""),
      port: parsed.port === "" ? (secure ? 465 : 587) : Number(parsed.port),
      secure,
      auth: readAuth(decode(parsed.username), decode(parsed.password)),
    };
  }

  function readHost(name: string): SmtpSettings {
    const port = whole("SMTP_PORT", { fallback: 587, min: 1, max: 65_535 });
    // A password may begin or end with a space.
    const auth = readAuth(text("SMTP_USER") ?? "", raw("SMTP_PASS"));
    return { host: name, port, secure: port === 465, auth };
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
