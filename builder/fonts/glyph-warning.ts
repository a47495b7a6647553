import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { familyFor, missingGlyphs, staticFonts } from "./static-fonts.ts";

/** The lists of `content/` by their path: what resume and previews are made from. */
async function contentLists() {
  const names = (await readdir("content")).filter((name) => /^[\w-]+(?<!\.test)\.ts$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(path.join("content", name), "utf8");
      return { file: `content/${name}`, source };
    }),
  );
}

/** The fonts for everything that the previews may say. */
export async function contentFonts() {
  return staticFonts((await contentLists()).map(({ source }) => source).join("\n"));
}

/** One line for each list of `content/` with characters that the resume and the previews cannot show. */
export async function glyphWarnings() {
  const fonts = await contentFonts();
  const warnings = await Promise.all(
    (await contentLists()).map(async ({ file, source }) =>
      glyphWarning(file, source, await missingGlyphs(source, fonts)),
    ),
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
  const family = missing.map(familyFor).find((name) => name !== null);
  const fix = family
    ? `run npm install --save-dev --save-exact @fontsource-variable/${family}`
    : "write it in Latin letters there, or link to a resume of your own";
  return `Warning: ${file}:${line}: no font of ours has ${named.join(", ")}, so resume.pdf and previews leave it out; ${fix}.`;
}
