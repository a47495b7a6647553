import type { D1 } from "./d1.ts";

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
