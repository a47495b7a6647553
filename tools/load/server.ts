import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import {
  type FileList,
  fileListName,
  fileListSchema,
  type SiteFile,
} from "#contracts/file-list.ts";
import { freePort } from "#server/test-site-server.ts";

/** What one part of the test found: figures for the report, and failures in words. */
export type Findings = { figures: Record<string, string | number>; failures: string[] };

/** `3 answers were wrong`, or nothing when there were none. */
export function none(count: number, what: string) {
  return count === 0 ? [] : [`${count} ${what}`];
}

/** Median, 99th percentile and longest. */
export function spread(latencies: readonly number[]) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0)).join(" / ");
}

/** Larger than the kernel's buffers, so that a slow reader affects the server. */
const largeBytes = 8 * 1024 * 1024;

export type SitePage = { path: string; hash: string };

export type LoadSite = {
  folder: string;
  /** Every page of the site. */
  pages: readonly SitePage[];
  /** Streamed from the disk, as a video is. */
  largeMedia: SitePage;
  /** Held in memory, as a page is. */
  largeText: SitePage;
};

/** The production build with two large files added. */
export async function prepareLoadSite(build: string, folder: string): Promise<LoadSite> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(path.join(build, "client"), path.join(folder, "client"), { recursive: true });
  const text = await readFile(path.join(build, fileListName), "utf8");
  const list: FileList = v.parse(fileListSchema, JSON.parse(text));
  const pages = Object.entries(list.files)
    .filter(([address, file]) => file.type.startsWith("text/html") && address !== "/404.html")
    .map(([address, { hash }]) => ({ path: address, hash }));
  const largeMedia = await addFile("/large.mp4", []);
  const largeText = await addFile("/large.txt", ["gzip"]);
  await writeFile(path.join(folder, fileListName), JSON.stringify(list));
  return { folder, pages, largeMedia, largeText };

  async function addFile(address: string, encodings: SiteFile["encodings"]): Promise<SitePage> {
    const content = randomBytes(largeBytes);
    await writeFile(path.join(folder, "client", address), content);
    const hash = hashOf(content);
    const type = "application/octet-stream";
    const file = { file: address.slice(1), type, size: largeBytes, hash, immutable: false };
    list.files[address] = { ...file, encodings };
    return { path: address, hash };
  }
}

/** As the build hashes a file. */
export function hashOf(content: Buffer) {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

export type Gauge = { rss: number; held: number; sockets: number; files: number };

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** The real server as a process of its own, started as `npm run serve` starts it. */
export async function startServerProcess(env: Record<string, string>) {
  const port = await freePort();
  const preload = ["--expose-gc", "--import", "tsx", "--import", "./tools/load/gauge.ts"];
  const child = spawn(process.execPath, [...preload, "server/main.ts"], {
    env: { PATH: process.env.PATH ?? "", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const exited = once(child, "exit") as Promise<[code: number | null, signal: string | null]>;
  await listening(child);

  return {
    port,
    exited: exited.then(([code, signal]) => code ?? signal),
    signal: (name: NodeJS.Signals) => child.kill(name),
    async gauge(): Promise<Gauge> {
      child.send("gauge");
      const [gauge] = await once(child, "message");
      return gauge;
    },
  };
}

function listening(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      // The log of accepted and refused messages that follows does not matter here.
      if (output.includes("Serving on")) return;
      output += chunk;
      if (output.includes("Serving on")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.\n${output}`)));
  });
}
