import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { samplePayload } from "#contact/service/test-request.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import type { FileList } from "#contracts/file-list.ts";
import { startServer } from "./start-server.ts";
import { compileTestProgram } from "./test-program.ts";
import { freePort } from "./test-site-server.ts";

const running: ChildProcess[] = [];
const folders: string[] = [];
let program = "";

beforeAll(async () => {
  program = await compileTestProgram("server/main.ts");
});

afterEach(async () => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function temporaryFolder(name: string) {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}

async function buildFolder() {
  const folder = await temporaryFolder("build");
  const list: FileList = {
    basePath: "/",
    owner: { name: "Owner", email: "owner@site.example" },
    files: {
      "/": {
        file: "index.html",
        type: "text/html",
        size: 5,
        hash: "h",
        immutable: false,
        encodings: [],
      },
    },
  };
  await mkdir(path.join(folder, "client"));
  await writeFile(path.join(folder, "client/index.html"), "Hello");
  await writeFile(path.join(folder, "files.json"), JSON.stringify(list));
  return folder;
}

async function start(env: Record<string, string>, openFiles = 1024) {
  const outbox = path.join(await temporaryFolder("outbox"), "outbox");
  const command = `ulimit -n ${openFiles} && exec "$0" "$1"`;
  const child = spawn("sh", ["-c", command, process.execPath, program], {
    env: { ...process.env, OUTBOX_DIR: outbox, ...env },
  });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, outbox, output: () => output };
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "the server prints its address, serves, and ends cleanly on %s",
  async (signal) => {
    const port = await freePort();
    const server = await start({ PORT: String(port), BUILD_DIR: await buildFolder() });
    await expect.poll(server.output, { timeout: 30_000 }).toContain(`http://localhost:${port}/`);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("Hello");
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  },
);

async function startAndWait(env: Record<string, string> = {}, openFiles?: number) {
  const port = await freePort();
  const server = await start(
    { PORT: String(port), BUILD_DIR: await buildFolder(), ...env },
    openFiles,
  );
  await expect.poll(server.output, { timeout: 30_000 }).toContain(`http://localhost:${port}/`);
  return { ...server, port, url: `http://127.0.0.1:${port}` };
}

async function postMessage(url: string) {
  const answer = await fetch(url + contactPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(samplePayload()),
  });
  return answer.status;
}

test("the server ends in time while the mail server never answers, and keeps the message", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const smtpPort = typeof address === "object" && address ? address.port : 0;
  const { child, ended, outbox, url } = await startAndWait({
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  expect(await postMessage(url)).toBe(200);
  await expect
    .poll(() => readdir(path.join(outbox, "claims")).catch(() => []), { timeout: 20_000 })
    .toHaveLength(1);
  const beganAt = performance.now();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(performance.now() - beganAt).toBeLessThan(9_900);
  expect((await readdir(outbox)).filter((name) => name.endsWith(".eml"))).toHaveLength(1);
  silent.close();
});

test("a log that nobody reads anymore does not end the server", async () => {
  const { child, url } = await startAndWait();
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let n = 0; n < 20; n++) expect(await postMessage(url)).toBeLessThan(500);
  expect((await fetch(url)).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test("the server stays within the descriptors it may have, and idle connections keep nobody out", async () => {
  const { port, url } = await startAndWait({}, 128);
  const crowd = Array.from({ length: 200 }, () => connect(port, "127.0.0.1"));
  for (const socket of crowd) socket.on("error", () => {}).resume();
  const closed = () => crowd.filter((socket) => socket.closed).length;
  await expect.poll(closed, { timeout: 20_000 }).toBe(200 - 32);
  expect(await postMessage(url)).toBe(200);
  expect((await fetch(url)).status).toBe(200);
  for (const socket of crowd) socket.destroy();
});

test("the server tells how it is, and asks for https when the site has it", async () => {
  const { url } = await startAndWait({ SITE_URL: "https://site.example" });
  const health = await fetch(`${url}/healthz`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({
    ok: true,
    contact: { accepting: true, mail: "off" },
  });
  expect(health.headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("a taken port is said, with the way out", async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  const server = await start({ PORT: String(port), BUILD_DIR: await buildFolder() });
  expect(await server.ended).toBe(1);
  other.close();
  expect(server.output()).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
});

test.each(["0", "70000", "abc"])("PORT=%s is refused in one line", async (PORT) => {
  await expect(startServer({ PORT, BUILD_DIR: await buildFolder() })).rejects.toThrow(
    new Error(`PORT must be a whole number from 1 to 65535. It is "${PORT}".`),
  );
});

test("a missing build is said, with the command that makes it", async () => {
  const BUILD_DIR = path.join(tmpdir(), "no-such-build");
  await expect(startServer({ PORT: "4999", BUILD_DIR })).rejects.toThrow(
    "Run npm run build first, or npm start.",
  );
});
