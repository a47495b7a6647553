import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "./files.ts";

/**
 * Caches a file that is slow to make under a hash of its inputs: the same inputs return the cached
 * file, any change makes a new one.
 */
export async function cachedFile(
  { folder, extension, inputs }: { folder: string; extension: string; inputs: unknown },
  make: () => Promise<Uint8Array>,
) {
  const hash = createHash("sha256").update(JSON.stringify(inputs)).digest("hex").slice(0, 32);
  const file = path.posix.join(folder, `${hash}${extension}`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return { file, content: kept, isNew: false };
  const content = await make();
  await mkdir(folder, { recursive: true });
  // Written under another name and moved, so that an interrupted build leaves no partial file in the cache,
  // and one that no other call uses, so that two may make the same file at once.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
  return { file, content: Buffer.from(content), isNew: true };
}

/** Hash of a folder's code and of the lockfile: either may change the result. */
export async function codeHash(...folders: string[]) {
  const hash = createHash("sha256").update(await readFile("package-lock.json"));
  for (const folder of folders) {
    const sources = (await filesIn(folder)).filter((name) => !name.includes(".test."));
    for (const name of sources) hash.update(name).update(await readFile(path.join(folder, name)));
  }
  return hash.digest("hex");
}
