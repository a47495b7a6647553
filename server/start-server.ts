import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import * as v from "valibot";
import { openContact, readFormPages } from "#contact/service/node.ts";
import { type FileList, fileListName, fileListSchema } from "#contracts/file-list.ts";
import { transportHeaders } from "#contracts/security-headers.ts";
import { createApp } from "./app.ts";
import {
  connectionsWithin,
  limitConnections,
  openFilesLimit,
  serverOptions,
  shareAmongAddresses,
} from "./connection-limits.ts";
import { createGracefulStop } from "./graceful-stop.ts";
import { onParentExit } from "./on-parent-exit.ts";
import { watchConnections } from "./open-connections.ts";
import { countsPages } from "./page-count.ts";
import { parsePort, portFault } from "./port.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Docker kills a container 10 seconds after it asked it to stop. */
const answerGraceMs = 8_000;
const lastGraceMs = 500;
const hardLimitMs = 9_500;

/** Builds the app from the environment, listens, and stops cleanly on Ctrl-C and SIGTERM. */
export async function startServer(env: Environment) {
  surviveClosedLog();
  const port = parsePort(env.PORT);
  const countViews = countsPages(env) ? (line: string) => console.log(line) : null;
  const buildFolder = path.resolve(env.BUILD_DIR || "build");
  const files = await readFileList(buildFolder);
  const siteFolder = path.join(buildFolder, "client");
  const forms = await readFormPages(siteFolder, files);
  const contact = await openContact({ env, owner: files.owner, forms });
  const app = createApp({
    siteFolder,
    files,
    handleContact: contact.handle,
    checkHealth: contact.health,
    transportHeaders: transportHeaders(env.SITE_URL),
    countViews,
  });
  const server = createServer(serverOptions(), app);
  const watched = watchConnections(server);
  const connections = connectionsWithin(openFilesLimit());
  limitConnections(server, watched, {
    connections,
    // Behind proxies, all connections come from a few addresses.
    ...(contact.behindProxy ? {} : { mayOpen: shareAmongAddresses(connections) }),
  });
  const stop = createGracefulStop(server, watched, { graceMs: answerGraceMs });
  await listen(server, port);
  console.log(`Serving on http://localhost:${port}${files.basePath}`);
  stopOnSignal(async () => {
    await Promise.all([stop(), contact.close(answerGraceMs)]);
    // Clients that hung up may have left a message that is still being stored.
    await contact.close(lastGraceMs);
  });
}

/** A log whose reader has gone away must not end the server: no line of it is worth that. */
function surviveClosedLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

export async function readFileList(buildFolder: string): Promise<FileList> {
  const file = path.join(buildFolder, fileListName);
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`There is no build in ${buildFolder}. Run npm run build first, or npm start.`);
  });
  return v.parse(fileListSchema, JSON.parse(text));
}

function listen(server: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(portFault(error, port)));
    server.listen(port, resolve);
  });
}

/** Answers pending requests, then exits, within the hard limit. A second signal exits at once. */
function stopOnSignal(finish: () => Promise<void>) {
  let stopping = false;
  async function stop() {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), hardLimitMs).unref();
    await finish();
    process.exit(0);
  }
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  if (process.env.npm_lifecycle_event) onParentExit(stop);
}
