import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { inRange } from "./text-fonts.ts";

/** Part of a family: Fontsource splits a large script into files by how often its characters are used. */
export type FontPart = { file: string; characters: string[] };

/** Ours come last: an owner who adds a family for their script wants it before the Japanese forms. */
const own = ["noto-sans-jp", "noto-emoji"];

/** The files with these characters among the Noto families that are installed, and the characters of each. */
export async function partsWith(
  characters: readonly string[],
  packages = "node_modules/@fontsource-variable",
): Promise<FontPart[]> {
  const waiting = new Set(characters);
  const parts: FontPart[] = [];
  for (const name of await families(packages)) {
    if (waiting.size === 0) break;
    const folder = path.join(packages, name);
    const ranges: Record<string, string> = JSON.parse(
      await readFile(path.join(folder, "unicode.json"), "utf8"),
    );
    for (const [script, range] of Object.entries(ranges)) {
      const found = [...waiting].filter(inRange(range));
      if (found.length === 0) continue;
      for (const character of found) waiting.delete(character);
      const part = script.replace(/^\[(\d+)\]$/, "$1");
      const file = path.join(folder, `files/${name}-${part}-wght-normal.woff2`);
      parts.push({ file, characters: found });
    }
  }
  return parts;
}

async function families(packages: string) {
  const names = await readdir(packages);
  const added = names.filter((name) => /^noto-sans-\w+$/.test(name) && !own.includes(name));
  return [...added.sort(), ...own.filter((name) => names.includes(name))];
}

/** The package that has a character, as far as its script tells. */
export function familyFor(character: string) {
  if (/\p{Script=Hangul}/u.test(character)) return "noto-sans-kr";
  if (/\p{Script=Han}/u.test(character)) return "noto-sans-sc";
  if (/\p{Script=Thai}/u.test(character)) return "noto-sans-thai";
  if (/\p{Script=Georgian}/u.test(character)) return "noto-sans-georgian";
  if (/\p{Script=Armenian}/u.test(character)) return "noto-sans-armenian";
  return null;
}
