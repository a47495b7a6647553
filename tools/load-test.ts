/**
 * Load test: the production server as a process of its own, with many visitors at once, slow ones and ones that
 * disconnect, the same again to see whether its memory grows, and SIGTERM while it is busy. What a single client can
 * do wrong is in `server/*.test.ts`. Figures of a run are in server/README.md. Run: npm run test:load
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { quantileSorted } from "d3-array";
import * as v from "valibot";
import { run } from "#builder/process/run.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import { fileListName, fileListSchema } from "#contracts/file-list.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { freePort, waitUntilServing } from "#server/test-site-server.ts";
import type { Gauge } from "./load/gauge.ts";

const folder = ".cache/load-test";
/** Larger than the kernel's buffers, so that a slow reader affects the server. */
const largeBytes = 8 * 1024 * 1024;
/** What the server may hold for a slow reader: far less than the file. */
const heldForReaderLimit = 512 * 1024;
/** What the server may hold after the last round more than after the first. */
const heldGrowthLimit = 0.05;
/** The operating system also counts pages that the allocator keeps for later. */
const rssGrowthLimit = 0.1;
/** Docker kills a container 10 seconds after it asked it to stop. */
const stopLimitMs = 10_000;

type SitePage = { path: string; hash: string };

let port = 0;
let pages: SitePage[] = [];
/** One is streamed from the disk, as a video is; the other is held in memory, as a page is. */
const large: SitePage[] = [];
const failures: string[] = [];

async function main() {
  const beganAt = performance.now();
  if (!existsSync("build/files.json")) await run("tsx", ["builder/build.ts"]);
  await prepareSite();
  const server = await startServer();

  await manyVisitors(3000);
  const heldEach = await slowReaders(server, 80, 4000);
  if (heldEach > heldForReaderLimit) failures.push("files for slow readers are held in memory");
  await abortedRequests(server, 300);
  const gauges: Gauge[] = [];
  for (let round = 1; round <= 5; round++) {
    console.log(`\nround ${round}`);
    await manyVisitors(1000);
    await slowReaders(server, 40, 500);
    await abortedRequests(server, 100);
    gauges.push(await gaugeOf(server));
  }
  reportMemory(gauges);
  await stopWhileReading(server, 40);

  const seconds = Math.round((performance.now() - beganAt) / 1000);
  console.log(`\n${seconds} s on ${availableParallelism()} cores, Node ${process.version}`);
  console.log(failures.length === 0 ? "passed" : `FAILED:\n  ${failures.join("\n  ")}`);
  if (failures.length > 0) process.exitCode = 1;
  await rm(folder, { recursive: true });
}

/** The production build with two large files added. */
async function prepareSite() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp("build/client", `${folder}/client`, { recursive: true });
  const list = v.parse(fileListSchema, JSON.parse(await readFile(`build/${fileListName}`, "utf8")));
  pages = Object.entries(list.files)
    .filter(([address, file]) => file.type.startsWith("text/html") && address !== "/404.html")
    .map(([path, { hash }]) => ({ path, hash }));
  for (const [path, encodings] of [
    ["/large.mp4", []] as const,
    ["/large.txt", ["gzip"]] as const,
  ]) {
    const content = randomBytes(largeBytes);
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
    const type = "application/octet-stream";
    const file = { file: path.slice(1), type, size: largeBytes, hash, immutable: false };
    list.files[path] = { ...file, encodings: [...encodings] };
    large.push({ path, hash });
    await writeFile(`${folder}/client${path}`, content);
  }
  await writeFile(`${folder}/${fileListName}`, JSON.stringify(list));
}

/** The server, started as `npm run serve` starts it, with the gauge in its process. */
async function startServer() {
  port = await freePort();
  const preload = ["--expose-gc", "--import", "tsx", "--import", "./tools/load/gauge.ts"];
  const server = spawn(process.execPath, [...preload, "server/main.ts"], {
    env: {
      ...{ PATH: process.env.PATH ?? "", PORT: String(port) },
      ...{ BUILD_DIR: folder, OUTBOX_DIR: `${folder}/outbox` },
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  process.once("exit", () => server.kill("SIGKILL"));
  await waitUntilServing(server);
  return server;
}

async function gaugeOf(server: ChildProcess): Promise<Gauge> {
  server.send("gauge");
  const [gauge] = await once(server, "message");
  return gauge;
}

type Reading = { agent?: Agent; pace?: { isSlow: boolean } };

/** Reads a file and returns whether every byte arrived. A slow reader takes half a minute for a large one. */
async function isWhole({ path, hash }: SitePage, { agent, pace }: Reading = {}) {
  const digest = createHash("sha256");
  try {
    const request = get({ host: "127.0.0.1", port, path, agent: agent ?? false });
    const [answer]: IncomingMessage[] = await once(request, "response");
    if (answer?.statusCode !== 200) return false;
    for await (const chunk of answer) {
      digest.update(chunk);
      if (pace?.isSlow) await sleep(200);
    }
  } catch {
    return false;
  }
  return digest.digest("base64url").slice(0, 22) === hash;
}

/** All connections are open at once, and each reads several pages. */
async function manyVisitors(connections: number) {
  const latencies: number[] = [];
  let wrong = 0;
  const beganAt = performance.now();
  const agents = Array.from(
    { length: connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  async function readPage(agent: Agent, turn: number) {
    const askedAt = performance.now();
    const page = pages[turn % pages.length];
    if (!page || !(await isWhole(page, { agent }))) wrong += 1;
    latencies.push(performance.now() - askedAt);
  }
  // A listening socket queues no more new connections than these.
  for (let from = 0; from < connections; from += 250) {
    await Promise.all(agents.slice(from, from + 250).map(readPage));
  }
  for (let turn = 1; turn < 5; turn++) {
    await Promise.all(agents.map((agent, number) => readPage(agent, number + turn)));
  }
  const seconds = (performance.now() - beganAt) / 1000;
  for (const agent of agents) agent.destroy();

  latencies.sort((a, b) => a - b);
  const spread = [0.5, 0.99, 1].map((share) => quantileSorted(latencies, share)?.toFixed(0));
  report("connections open at once, pages read over them", `${connections}, ${latencies.length}`);
  report("pages a second", Math.round(latencies.length / seconds));
  report("answer, median / 99 % / longest (ms)", spread.join(" / "));
  expectNone(wrong, "pages were wrong or did not arrive");
}

function openSlowReaders(count: number) {
  const pace = { isSlow: true };
  const files = Array.from({ length: count }, (_, number) => large[number % 2] as SitePage);
  const whole = Promise.all(files.map((file) => isWhole(file, { pace })));
  return {
    /** From now on they read at full speed. Resolves with the number of those that did not receive everything. */
    async finish() {
      pace.isSlow = false;
      return (await whole).filter((isOk) => !isOk).length;
    },
  };
}

async function slowReaders(server: ChildProcess, count: number, forMs: number) {
  const before = await gaugeOf(server);
  const readers = openSlowReaders(count);
  await sleep(forMs);
  const heldEach = ((await gaugeOf(server)).held - before.held) / count;
  report("slow readers, held for each (KB)", `${count}, ${Math.round(heldEach / 1024)}`);
  expectNone(await readers.finish(), "slow readers did not receive the whole file");
  return heldEach;
}

/** Clients that disconnect during their headers, their message or the answer. */
async function abortedRequests(server: ChildProcess, each: number) {
  const before = await gaugeOf(server);
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n`;
  const bytes = [
    head("GET /"),
    `${head(`POST ${contactPath}`)}Content-Length: 5000\r\n\r\n{"user_id":`,
    ...large.map(({ path }) => `${head(`GET ${path}`)}\r\n`),
  ];
  for (const request of bytes) {
    const aborts = Array.from({ length: each }, async () => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      socket.write(request);
      await (request.includes("large") ? once(socket, "data") : sleep(20));
      socket.resetAndDestroy();
    });
    await Promise.all(aborts);
  }
  let [sockets, files] = [1, 1];
  for (let tries = 0; tries < 20 && sockets + files > 0; tries++) {
    await sleep(500);
    const after = await gaugeOf(server);
    sockets = Math.max(0, after.sockets - before.sockets);
    files = Math.max(0, after.files - before.files);
  }
  report("requests aborted", bytes.length * each);
  expectNone(sockets, "aborted connections are still held");
  expectNone(files, "files stayed open after aborted requests");
}

function reportMemory(gauges: readonly Gauge[]) {
  console.log("\nafter each round");
  for (const [key, limit] of [
    ["held", heldGrowthLimit],
    ["rss", rssGrowthLimit],
  ] as const) {
    const values = gauges.map((gauge) => gauge[key]);
    const growth = (values.at(-1) ?? 0) / (values[0] ?? 1) - 1;
    const megabytes = values.map((bytes) => (bytes / 1024 / 1024).toFixed(1));
    report(`${key} (MB)`, megabytes.join(", "));
    if (growth > limit) failures.push(`${key} grew by ${(growth * 100).toFixed(1)} %`);
  }
}

/** A stop in the middle of answers: they arrive whole, and the server ends by itself. */
async function stopWhileReading(server: ChildProcess, count: number) {
  const readers = openSlowReaders(count);
  await sleep(1000);
  const stoppedAt = performance.now();
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  await sleep(1000);
  const cut = await readers.finish();
  const [code] = await exited;
  const ms = performance.now() - stoppedAt;
  console.log("\nSIGTERM");
  report("slow readers, answers cut short", `${count}, ${cut}`);
  report("exit code, seconds", `${code}, ${(ms / 1000).toFixed(1)}`);
  expectNone(cut, "answers were cut short by the stop");
  if (code !== 0) failures.push(`the server ended with ${code}`);
  if (ms > stopLimitMs) failures.push("the stop took longer than Docker waits");
}

function report(figure: string, value: string | number) {
  console.log(`  ${figure.padEnd(50)} ${value}`);
}

function expectNone(count: number, what: string) {
  if (count > 0) failures.push(`${count} ${what}`);
}

await main().catch(exitWithMessage);
