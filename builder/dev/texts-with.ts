import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { moduleId } from "../process/slashes.ts";

/**
 * The texts that use one of these files: the data of a chart or a picture. They are not modules, so nothing
 * else knows that a text has changed with them.
 */
export async function textsWith(files: readonly string[], content = "content"): Promise<string[]> {
  const used = files.filter((file) => !/\.(mdx|ipynb|tsx?)$/.test(file));
  if (used.length === 0) return [];
  const names = used.map((file) => path.basename(file));
  const found: string[] = [];
  for (const folder of ["articles", "projects"].map((name) => path.join(content, name))) {
    for (const name of (await readdir(folder)).filter((name) => name.endsWith(".mdx"))) {
      const text = await readFile(path.join(folder, name), "utf8");
      if (names.some((used) => text.includes(used))) found.push(moduleId(path.join(folder, name)));
    }
  }
  return found;
}
