import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

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
  await untilServing(server);
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

/** The path of a built page in whose HTML each of these occurs at least so often, whoever wrote the content. */
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

function untilServing(server: ChildProcess) {
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
