import { type EnvironmentReader, parseUrl } from "../service/environment.ts";
import type { SmtpSettings } from "./smtp-connection.ts";

const parts = ["SMTP_PORT", "SMTP_USER", "SMTP_PASS"];

/** The mail server from `SMTP_URL` or from its parts; `null` when messages stay in the outbox. */
export function readSmtpSettings({
  problems,
  text,
  raw,
  whole,
}: EnvironmentReader): SmtpSettings | null {
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
