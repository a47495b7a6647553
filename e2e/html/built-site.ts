import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { type FileList, fileListName, fileListSchema } from "#contracts/file-list.ts";
import { transportHeaders } from "#contracts/security-headers.ts";
import { createApp } from "#server/app.ts";
import { openListener } from "#server/test-site-server.ts";

const files: FileList = v.parse(
  fileListSchema,
  JSON.parse(await readFile(path.join("build", fileListName), "utf8")),
);

const site = await openListener(
  createApp({
    siteFolder: "build/client",
    files,
    handleContact: async () => new Response("OK"),
    checkHealth: async () => ({
      accepting: true,
      waitingTooLong: false,
      failed: false,
      fillingUp: false,
      mail: "working",
    }),
    transportHeaders: transportHeaders(undefined),
  }),
);

/** What the server answers to a GET for a path, written without its first slash. */
export function ask(page: string, headers: Record<string, string> = {}) {
  return site.ask(`/${page}`, { headers });
}

export async function textOf(page: string) {
  return (await ask(page)).text();
}
