import {
  createEnvironmentReader,
  readServiceSettings,
  type ServiceSettings,
} from "#contact/service/service-settings.ts";
import type { WorkerEnv } from "./env.ts";
import type { MailService } from "./resend.ts";

export type WorkerSettings = ServiceSettings & {
  /** `null`: messages stay in the database. */
  mail: MailService | null;
};

const resendUrl = "https://api.resend.com/emails";

export function readWorkerSettings(env: WorkerEnv, owner: { email: string }): WorkerSettings {
  const { ASSETS: _files, DB: _database, ...variables } = env;
  const reader = createEnvironmentReader(variables);
  const { text, address, problems } = reader;
  const to = address("CONTACT_TO") ?? owner.email;
  const from = address("CONTACT_FROM");
  const apiKey = text("RESEND_API_KEY");
  if (apiKey !== undefined && from === undefined) {
    problems.push("RESEND_API_KEY without CONTACT_FROM, an address at a domain verified there");
  }
  const mail =
    apiKey === undefined || from === undefined
      ? null
      : { apiKey, url: text("MAIL_API_URL") ?? resendUrl, from, to };
  return { ...readServiceSettings(reader), mail };
}
