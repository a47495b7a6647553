import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { dataFilesOf } from "./data-files.ts";

/** Writes databases and code below `data/`, to run and to download. */
export async function makeDataFiles(site: string, texts: ReadonlyMap<string, string>) {
  for (const { name, content } of dataFilesOf(texts)) {
    const file = path.join(site, "data", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
