import {
  createEnvironmentReader,
  readServiceSettings,
  type ServiceSettings,
} from "#contact/service/service-settings.ts";

/** What this project uses of Cloudflare's D1, a database in SQL that every running copy shares. */
export type D1 = { prepare(sql: string): D1Statement };

type D1Statement = {
  bind(...values: (string | number | null)[]): D1Statement;
  run(): Promise<{ meta: { changes: number } }>;
  all<Row>(): Promise<{ results: Row[] }>;
  first<Row>(): Promise<Row | null>;
};

/** What `wrangler.jsonc` gives the Worker. The variables are those of the Node server where they exist there. */
export type WorkerEnv = {
  /** The built site. */
  ASSETS: { fetch(request: Request): Promise<Response> };
  DB: D1;
  CONTACT_TO?: string;
  CONTACT_FROM?: string;
  /** A secret. Without it messages stay in the database. */
  RESEND_API_KEY?: string;
  MAIL_API_URL?: string;
  SITE_URL?: string;
};

export type WorkerContext = { waitUntil(work: Promise<unknown>): void };

/** Written into the Worker by `builder/bundle-worker.ts`. */
declare const __SITE__: { basePath: string; owner: { name: string; email: string } };

export const site = __SITE__;

export type MailService = {
  apiKey: string;
  /** `https://api.resend.com/emails`, or a service that speaks like it. */
  url: string;
  /** At a domain that the service has verified. */
  from: string;
  to: string;
};

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
