import { Hono } from "hono";
import { contactPath } from "#contracts/contact-fields.ts";
import type { FileList } from "#contracts/file-list.ts";
import { createStaticFiles, plain } from "./static-files.ts";

type HandleContact = (request: Request, client: { address: string }) => Promise<Response>;

/** The whole site as one function from Request to Response; `main.ts` puts it on a port. */
export function createApp({
  siteFolder,
  files,
  handleContact,
  addressOf,
}: {
  siteFolder: string;
  files: FileList;
  handleContact: HandleContact;
  addressOf: (env: unknown) => string;
}) {
  const serveFile = createStaticFiles(siteFolder, files);
  const app = new Hono();
  app.all(files.basePath.slice(0, -1) + contactPath, (context) =>
    handleContact(context.req.raw, { address: addressOf(context.env) }),
  );
  app.all("*", (context) => serveFile(context.req.raw));
  app.onError((error) => {
    console.error("A request failed:", error);
    return plain(500, "Something broke on our side. Please try again.");
  });
  return app;
}
