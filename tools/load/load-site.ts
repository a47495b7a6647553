import { createHash, randomBytes } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import {
  type FileList,
  fileListName,
  fileListSchema,
  type SiteFile,
} from "#contracts/file-list.ts";

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
