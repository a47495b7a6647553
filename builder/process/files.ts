import { readdir } from "node:fs/promises";
import path from "node:path";

/** Every file below a folder, named from it with forward slashes. */
export async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/** A path as Vite, git and our messages write it. Those of the file system have backslashes on Windows. */
export function withSlashes(file: string) {
  return file.replaceAll(path.sep, "/");
}

/** A file of this project as our messages name it: `content/articles/one.mdx`. */
export function projectPath(file: string, root = process.cwd()) {
  return withSlashes(path.relative(root, file));
}

/** A file of this project as Vite names its module. */
export function moduleId(file: string, root = process.cwd()) {
  return withSlashes(path.resolve(root, file));
}
