import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { serverOptions } from "./connection-limits.ts";

export type SiteServer = { url: string; outbox: string; stop(): Promise<void> };

/** A server of its own for tests that need other settings, or an outbox that nobody else writes to. */
export async function startSiteServer(env: Record<string, string> = {}): Promise<SiteServer> {
  const outbox = await mkdtemp(path.join(tmpdir(), "test-outbox-"));
  const port = await freePort();
  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { ...process.env, PORT: String(port), OUTBOX_DIR: outbox, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  await waitUntilServing(server);
  return {
    url: `http://localhost:${port}`,
    outbox,
    async stop() {
      process.off("exit", kill);
      const ended = once(server, "exit");
      kill();
      await ended;
      await rm(outbox, { recursive: true });
    },
  };
}

/** The path of a built page whose HTML has each of these at least that many times, whatever the content. */
export function builtPageWith(parts: Readonly<Record<string, number>>) {
  const site = "build/client";
  const file = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(`${path.sep}index.html`))
    .toSorted()
    .find((name) => {
      const html = readFileSync(path.join(site, name), "utf8");
      return Object.entries(parts).every(([part, times]) => html.split(part).length > times);
    });
  return file && `/${path.dirname(file).replaceAll(path.sep, "/")}`;
}

export function waitUntilServing(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (line: Buffer) => line.includes("Serving on") && resolve());
    server.once("exit", (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
}

/** A port that was free a moment ago. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * Puts a listener on a port of its own for as long as the test runs. Unlike `fetch`, `ask` sends a path as it is
 * written and leaves a compressed answer compressed. `send` sends any bytes, and resolves with all that comes back.
 */
export async function openListener(listener: RequestListener) {
  const server = createServer(serverOptions(), listener).listen(0, "127.0.0.1");
  server.unref();
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    async ask(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
      const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
      const [answer] = (await once(asked.end(body), "response")) as [IncomingMessage];
      const bytes = await buffer(answer);
      const fields = Object.entries(answer.headersDistinct);
      return new Response(bytes.length === 0 ? null : bytes, {
        status: answer.statusCode ?? 0,
        headers: fields.map(([name, values = []]) => [name, values.join(", ")]),
      });
    },
    send(bytes: string) {
      const socket = connect(port, "127.0.0.1");
      socket.write(bytes);
      return text(socket);
    },
  };
}
