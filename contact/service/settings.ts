import { isAbsolute, resolve } from "node:path";
import type { SmtpSettings } from "../mail/smtp-connection.ts";
import { readSmtpSettings } from "../mail/smtp-settings.ts";
import type { Mailbox } from "../store/eml.ts";
import { createEnvironmentReader, type Environment, isAddress } from "./environment.ts";
import { readServiceSettings, type ServiceSettings } from "./service-settings.ts";

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
