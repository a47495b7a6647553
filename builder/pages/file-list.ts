import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { profile } from "#content/profile.ts";
import { type FileList, fileListName, type SiteFile } from "#contracts/file-list.ts";
import { filesIn } from "../process/files.ts";
import type { BuildSettings } from "../settings.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".csv": "text/csv; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".ipynb": "application/x-ipynb+json",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".py": "text/x-python; charset=utf-8",
  ".sql": "application/sql; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".xml": "application/xml; charset=utf-8",
  ".zip": "application/zip",
};

/** Read by static hosts, never served. */
const hostFiles = ["_headers"];

/** Lists what the server may serve, so that a request is looked up and never becomes a file path. */
export async function writeFileList(
  { basePath, buildDirectory }: BuildSettings,
  policies: Readonly<Record<string, string>>,
) {
  const site = `${buildDirectory}/client`;
  const names = await filesIn(site);
  const served = names.filter((name) => !/\.(br|gz)$/.test(name) && !hostFiles.includes(name));
  const files: FileList["files"] = {};
  const built = new Set(names);
  for (const name of served) files[addressOf(name)] = await describe(site, name, built, policies);
  const { name, email } = profile;
  const list: FileList = { basePath, owner: { name, email }, files };
  await writeFile(path.join(buildDirectory, fileListName), JSON.stringify(list, null, 1));
}

/** `about/index.html` answers `/about`. */
function addressOf(name: string) {
  return `/${name.replace(/(^|\/)index\.html$/, "")}`;
}

async function describe(
  site: string,
  name: string,
  built: ReadonlySet<string>,
  policies: Readonly<Record<string, string>>,
): Promise<SiteFile> {
  const type = types[path.extname(name)];
  if (!type)
    throw new Error(
      `${name}: no content type is known for this ending; add it to ${import.meta.url}.`,
    );
  const content = await readFile(path.join(site, name));
  const policy = policies[name];
  return {
    file: name,
    type,
    size: content.length,
    hash: createHash("sha256").update(content).digest("base64url").slice(0, 22),
    immutable: name.startsWith("assets/"),
    encodings: [
      ...(built.has(`${name}.br`) ? (["br"] as const) : []),
      ...(built.has(`${name}.gz`) ? (["gzip"] as const) : []),
    ],
    ...(policy && { policy }),
  };
}
