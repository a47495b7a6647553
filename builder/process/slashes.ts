import path from "node:path";

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
