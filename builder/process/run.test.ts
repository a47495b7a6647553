import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { contactPath } from "#contracts/contact-fields.ts";
import { freePort } from "#server/test-site-server.ts";
import { toolFile } from "./run.ts";

const running: ChildProcess[] = [];
let folder = "";

afterEach(async () => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** As `npm start` does: tools first, then the server in the same process. */
const program = `
  const { run } = await import("#builder/process/run.ts");
  const { startServer } = await import("#server/start-server.ts");
  await run("biome", ["--version"]);
  await startServer(process.env);
`;

async function start(port: number) {
  folder = await mkdtemp(path.join(tmpdir(), "start-"));
  await mkdir(path.join(folder, "client"));
  const list = { basePath: "/", owner: { name: "Owner", email: "owner@site.example" }, files: {} };
  await writeFile(path.join(folder, "files.json"), JSON.stringify(list));
  const env = {
    ...process.env,
    PORT: String(port),
    BUILD_DIR: folder,
    OUTBOX_DIR: path.join(folder, "outbox"),
  };
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  running.push(child);
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  await expect.poll(() => output, { timeout: 50_000 }).toContain("Serving on");
  return child;
}

// Windows has no signal that asks a program to end.
test.skipIf(process.platform === "win32").each(["SIGTERM", "SIGINT"] as const)(
  "on %s npm start finishes the request it is reading, then ends",
  async (signal) => {
    const port = await freePort();
    const child = await start(port);
    const ended = once(child, "exit");
    const body = "{}";
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    let answer = "";
    socket.on("data", (part) => {
      answer += part;
    });
    socket.write(
      `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await expect.poll(() => answer, { timeout: 20_000 }).toContain("100 Continue");
    child.kill(signal);
    // The server has seen the signal once it takes no new connection.
    const accepts = () => fetch(`http://127.0.0.1:${port}/healthz`).then(Boolean, () => false);
    await expect.poll(accepts, { timeout: 20_000 }).toBe(false);
    socket.write(body);
    await expect.poll(() => answer, { timeout: 20_000 }).toContain("HTTP/1.1 400");
    expect(await ended).toEqual([0, null]);
  },
);

// Each of them is started by a command of the owner's.
test.each(["vite", "tsc", "biome", "vitest", "playwright", "knip", "tsx"])(
  "%s is a file that Node can run, on Windows too",
  (tool) => {
    const file = toolFile(tool);
    expect(existsSync(file)).toBe(true);
    expect(file).not.toContain(".bin");
    expect(readFileSync(file, "utf8")).toMatch(/^#!\/usr\/bin\/env node/);
  },
);
