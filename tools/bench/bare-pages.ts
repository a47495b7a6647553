import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { compressFiles } from "#builder/pages/compress-files.ts";
import { writeFileList } from "#builder/pages/file-list.ts";
import { filesIn } from "#builder/process/files-in.ts";
import type { BuildSettings } from "#builder/settings.ts";
import { fileListName, fileListSchema } from "#contracts/file-list.ts";

/**
 * The lower limit: the same pages with the styles they carry, without script, pictures and fonts. (An inline
 * script asks for the fonts, so they go with it.)
 */
export async function makeBarePages(from: BuildSettings, buildDirectory: string) {
  const site = path.join(buildDirectory, "client");
  await rm(buildDirectory, { recursive: true, force: true });
  await cp(path.join(from.buildDirectory, "client"), site, {
    recursive: true,
    // A bare page requests nothing but the icon. Folders have no extension.
    filter: (file) => ["", ".html", ".svg"].includes(path.extname(file)),
  });
  for (const file of (await filesIn(site)).filter((name) => name.endsWith(".html"))) {
    const page = path.join(site, file);
    await writeFile(page, barePage(await readFile(page, "utf8")));
  }
  await compressFiles(site);
  await writeFileList({ ...from, buildDirectory }, await policiesOf(from.buildDirectory));
}

/** A picture keeps its place, which its width and height reserve. */
export function barePage(html: string) {
  return withoutHashes(html)
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<source\b[^>]*>/g, "")
    .replaceAll(/(?<=<img\b[^>]*) src(?:set)?="[^"]*"/gi, "");
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
