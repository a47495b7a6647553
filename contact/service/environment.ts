import * as v from "valibot";
import { contactPayload } from "#contracts/contact-message.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads environment variables and collects what is wrong, so that the owner restarts once. */
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
