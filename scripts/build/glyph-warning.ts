import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { missingGlyphs, staticFonts } from "./static-fonts.ts";

/** One line for each list of `content/` with characters that the resume and the previews cannot show. */
export async function glyphWarnings() {
  const fonts = await staticFonts();
  const lists = (await readdir("content")).filter((name) => /^[\w-]+\.ts$/.test(name));
  const warnings = await Promise.all(
    lists.map(async (name) => {
      const source = await readFile(path.join("content", name), "utf8");
      return glyphWarning(`content/${name}`, source, await missingGlyphs(source, fonts));
    }),
  );
  return warnings.filter((warning) => warning !== null);
}

/** The line is the first that holds one of the characters. */
export function glyphWarning(file: string, source: string, missing: readonly string[]) {
  if (missing.length === 0) return null;
  const line = source.split("\n").findIndex((text) => missing.some((it) => text.includes(it))) + 1;
  const named = missing.map(
    (it) => `${it} (U+${it.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")})`,
  );
  return `Warning: ${file}:${line}: no font of ours has ${named.join(", ")}; resume.pdf and previews leave it out, so write it in Latin letters there or link to a resume of your own.`;
}
