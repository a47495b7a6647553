import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { fileListName, fileListSchema } from "#contracts/file-list.ts";
import { compressFiles } from "../build/compress-files.ts";
import { writeFileList } from "../build/file-list.ts";
import { filesIn } from "../build/files-in.ts";
import type { BuildSettings } from "../build/settings.ts";

/** The baseline: the same pages, styles, fonts and pictures, without any script. */
export async function makeScriptFree(from: BuildSettings, buildDirectory: string) {
  const site = path.join(buildDirectory, "client");
  await rm(buildDirectory, { recursive: true, force: true });
  await cp(path.join(from.buildDirectory, "client"), site, {
    recursive: true,
    filter: (file) => !/\.(br|gz|js|data)$/.test(file),
  });
  for (const file of (await filesIn(site)).filter((name) => name.endsWith(".html"))) {
    const page = path.join(site, file);
    await writeFile(page, withoutScripts(await readFile(page, "utf8")));
  }
  await compressFiles(site);
  await writeFileList({ ...from, buildDirectory }, await policiesOf(from.buildDirectory));
}

export function withoutScripts(html: string) {
  return withoutHashes(html)
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}

/** Policies name each inline script by its hash. The hash of the page's styles is in another directive. */
function withoutHashes(text: string) {
  return text.replaceAll(/(?<=script-src [^;]*) 'sha256-[^']+'/g, "");
}

async function policiesOf(buildDirectory: string) {
  const text = await readFile(path.join(buildDirectory, fileListName), "utf8");
  const { files } = v.parse(fileListSchema, JSON.parse(text));
  return Object.fromEntries(
    Object.values(files).flatMap(({ file, policy }) =>
      policy ? [[file, withoutHashes(policy)]] : [],
    ),
  );
}
