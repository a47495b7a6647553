import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { resourcePaths } from "#content/pages.ts";

/**
 * Leaves only what is served in the folder. Pages prerendered for a sub-path move up to the root,
 * `/404` becomes `404.html`, which static hosts and our server send for unknown paths, and files that
 * the router writes for other kinds of sites are removed.
 */
export async function tidyOutput(site: string, basePath: string) {
  if (basePath !== "/") await moveUp(site, basePath);
  await rename(path.join(site, "404/index.html"), path.join(site, "404.html"));
  await rm(path.join(site, "404"), { recursive: true });
  await rm(path.join(site, "__spa-fallback.html"), { force: true });
  for (const resource of resourcePaths) await rm(path.join(site, `${resource}.data`));
}

async function moveUp(site: string, basePath: string) {
  const pages = path.join(site, basePath);
  for (const name of await readdir(pages)) {
    await rename(path.join(pages, name), path.join(site, name));
  }
  const [outermost = ""] = basePath.split("/").filter(Boolean);
  await rm(path.join(site, outermost), { recursive: true });
}
