import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import * as v from "valibot";
import { type FileList, fileListName, fileListSchema } from "#contracts/file-list.ts";
import { createApp } from "./app.ts";
import { limitConnections, serverOptions } from "./connection-limits.ts";
import { readFormPages } from "./contact/form-pages.ts";
import { openContact } from "./contact/node.ts";
import { createGracefulStop } from "./graceful-stop.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const defaultPort = 4173;

/** Builds the app from the environment, listens, and stops cleanly on Ctrl-C and SIGTERM. */
export async function startServer(env: Environment) {
  const port = parsePort(env.PORT);
  const buildFolder = path.resolve(env.BUILD_DIR || "build");
  const files = await readFileList(buildFolder);
  const siteFolder = path.join(buildFolder, "client");
  const forms = await readFormPages(siteFolder, files);
  const contact = await openContact({ env, owner: files.owner, forms });
  const app = createApp({
    siteFolder,
    files,
    handleContact: contact.handle,
    addressOf: (bindings) => (bindings as HttpBindings).incoming.socket.remoteAddress ?? "unknown",
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: serverOptions(),
  }) as Server;
  limitConnections(server);
  const stop = createGracefulStop(server);
  await listen(server, port);
  console.log(`Serving on http://localhost:${port}${files.basePath}`);
  stopOnSignal(async () => {
    await stop();
    await contact.close();
  });
}

function parsePort(text: string | undefined) {
  const port = Number(text || defaultPort);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535. It is "${text}".`);
}

async function readFileList(buildFolder: string): Promise<FileList> {
  const file = path.join(buildFolder, fileListName);
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`There is no build in ${buildFolder}. Run npm run build first, or npm start.`);
  });
  return v.parse(fileListSchema, JSON.parse(text));
}

function listen(server: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    server.listen(port, resolve);
  });
}

/** Answers what has been asked, then ends. A second signal ends at once. */
function stopOnSignal(finish: () => Promise<void>) {
  let stopping = false;
  async function stop() {
    if (stopping) process.exit(1);
    stopping = true;
    await finish();
    process.exit(0);
  }
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  if (process.env.npm_lifecycle_event) whenShellIsGone(stop);
}

const startedBy = process.ppid;

/** `npm start` runs us below a shell, and Debian's dies of SIGTERM without passing it on. */
function whenShellIsGone(stop: () => void) {
  const watch = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
