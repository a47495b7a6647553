import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { databasesIn, dataFiles } from "./data-files.ts";
import { closeDatabases } from "./with-database.ts";

/** Writes the databases of the queries below `data/`, to run and to download. */
export async function makeDataFiles(site: string, texts: ReadonlyMap<string, string>) {
  for (const source of databasesIn(texts)) {
    for (const { name, content } of await dataFiles(source)) {
      const file = path.join(site, "data", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  await closeDatabases();
}
