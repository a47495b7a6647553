import * as v from "valibot";
import { contactPayload } from "#contracts/contact-message.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads environment variables and collects what is wrong, so that one restart is enough. */
export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>;

export function createEnvironmentReader(env: Environment) {
  const problems: string[] = [];
  return { problems, text, raw: (name: string) => env[name] ?? "", address, whole };

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
      `${name} must be a whole number from ${min} to ${max}. The default is ${fallback}`,
    );
    return fallback;
  }
}

export function isAddress(value: string) {
  return v.is(contactPayload.entries.template_params.entries.from_email, value);
}

export function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

/** Settings that mean the same on every platform. */
export type ServiceSettings = {
  burst: number;
  perHour: number;
  /** From all addresses together. */
  totalPerHour: number;
  allowedOrigins: readonly string[];
  keepSentDays: number;
  giveUpAfterDays: number;
  maxMessages: number;
};

/** Throws `SettingsError` with everything that the reader has found wrong so far. */
export function readServiceSettings({ problems, text, whole }: EnvironmentReader): ServiceSettings {
  const perHour = whole("CONTACT_PER_HOUR", { fallback: 20, min: 1, max: 1_000_000_000 });
  const settings: ServiceSettings = {
    burst: whole("CONTACT_BURST", { fallback: 5, min: 1, max: 1_000_000 }),
    perHour,
    totalPerHour: whole("CONTACT_TOTAL_PER_HOUR", {
      fallback: perHour * 50,
      min: 1,
      max: 1_000_000_000,
    }),
    allowedOrigins: readOrigins(),
    keepSentDays: whole("KEEP_SENT_DAYS", { fallback: 30, min: 0, max: 36_500 }),
    giveUpAfterDays: whole("GIVE_UP_AFTER_DAYS", { fallback: 5, min: 1, max: 365 }),
    maxMessages: whole("OUTBOX_MAX_MESSAGES", { fallback: 10_000, min: 1, max: 1_000_000 }),
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

/** Names everything that is wrong, so that one restart is enough. */
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
