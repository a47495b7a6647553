import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import type { FileList } from "#contracts/file-list.ts";

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

async function buildFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), "build-"));
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

/** A port that was free a moment ago. */
function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { ...process.env, OUTBOX_DIR: path.join(tmpdir(), "start-server-outbox"), ...env },
  });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, output: () => output };
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "the server prints its address, serves, and ends cleanly on %s",
  async (signal) => {
    const port = await freePort();
    const server = start({ PORT: String(port), BUILD_DIR: await buildFolder() });
    await expect.poll(server.output, { timeout: 30_000 }).toContain(`http://localhost:${port}/`);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("Hello");
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  },
);

test("a taken port is said, with the way out", async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  const server = start({ PORT: String(port), BUILD_DIR: await buildFolder() });
  expect(await server.ended).toBe(1);
  other.close();
  expect(server.output()).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
});

test.each(["0", "70000", "abc"])("PORT=%s is refused in one line", async (PORT) => {
  const server = start({ PORT, BUILD_DIR: await buildFolder() });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`PORT must be a whole number from 1 to 65535. It is "${PORT}".\n`);
});

test("a missing build is said, with the command that makes it", async () => {
  const server = start({ PORT: "4999", BUILD_DIR: path.join(tmpdir(), "no-such-build") });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("Run npm run build first, or npm start.");
});
