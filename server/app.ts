import { Hono } from "hono";
import { contactPath } from "#contracts/contact-fields.ts";
import type { FileList } from "#contracts/file-list.ts";
import type { ContactHealth } from "./contact/health.ts";
import { healthAnswer, healthPath } from "./health-answer.ts";
import { viewLine } from "./page-count.ts";
import { secureAnswer } from "./secure-answer.ts";
import { createStaticFiles, plain } from "./static-files.ts";

type HandleContact = (request: Request, client: { address: string }) => Promise<Response>;

/** The whole site as one function from Request to Response; `main.ts` puts it on a port. */
export function createApp({
  siteFolder,
  files,
  handleContact,
  checkHealth,
  addressOf,
  transportHeaders = {},
  countViews = null,
}: {
  siteFolder: string;
  files: FileList;
  handleContact: HandleContact;
  checkHealth: () => Promise<ContactHealth>;
  addressOf: (env: unknown) => string;
  transportHeaders?: Record<string, string>;
  /** Gets a line for each page view; `null` counts nothing. */
  countViews?: ((line: string) => void) | null;
}) {
  const serveFile = createStaticFiles(siteFolder, files, transportHeaders);
  const belowBase = (path: string) => files.basePath.slice(0, -1) + path;
  const app = new Hono();
  app.all(belowBase(contactPath), async (context) => {
    const answer = await handleContact(context.req.raw, { address: addressOf(context.env) });
    return secureAnswer(answer, transportHeaders);
  });
  // At the root too: a health check asks the server itself, not the site behind its proxy.
  for (const path of new Set([healthPath, belowBase(healthPath)])) {
    app.get(path, async () => secureAnswer(healthAnswer(await checkHealth()), transportHeaders));
  }
  app.all("*", async ({ req: { raw: request } }) => {
    const answer = await serveFile(request);
    const view = countViews && viewLine(request, answer, new Date());
    if (view) countViews?.(view);
    return answer;
  });
  app.onError((error) => {
    console.error("A request failed:", error);
    return plain(500, "Something went wrong on our side. Please try again.", transportHeaders);
  });
  return app;
}
