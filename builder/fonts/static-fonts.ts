import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { cachedFile } from "../process/cached-file.ts";
import { inRange } from "./text-fonts.ts";

export type StaticFont = { family: string; weight: 400 | 500; file: string; data: Buffer };

const weights = [400, 500] as const;

/** Each file with rarer letters is a family of its own, which text is set in after the main one. */
const scripts = {
  Newsreader: ["newsreader", "latin"],
  "Newsreader Extended": ["newsreader", "latin-ext"],
  "Newsreader Vietnamese": ["newsreader", "vietnamese"],
  Geist: ["geist", "latin"],
  "Geist Extended": ["geist", "latin-ext"],
  "Geist Vietnamese": ["geist", "vietnamese"],
  "Geist Cyrillic": ["geist", "cyrillic"],
  "Geist Mono": ["geist-mono", "latin"],
  "Geist Mono Extended": ["geist-mono", "latin-ext"],
  "Geist Mono Vietnamese": ["geist-mono", "vietnamese"],
  "Geist Mono Cyrillic": ["geist-mono", "cyrillic"],
  "Noto Serif Cyrillic": ["noto-serif", "cyrillic"],
  "Noto Serif Greek": ["noto-serif", "greek"],
} as const;

/** What a text is set in: each letter in the first of these families that has it. */
export const fontChains = {
  display: [
    "Newsreader",
    "Newsreader Extended",
    "Newsreader Vietnamese",
    "Noto Serif Cyrillic",
    "Noto Serif Greek",
  ],
  text: ["Geist", "Geist Extended", "Geist Vietnamese", "Geist Cyrillic", "Noto Serif Greek"],
  mono: [
    "Geist Mono",
    "Geist Mono Extended",
    "Geist Mono Vietnamese",
    "Geist Mono Cyrillic",
    "Noto Serif Greek",
  ],
} satisfies Record<string, (keyof typeof scripts)[]>;

const fallback = "Fallback";

export type FontChains = Record<keyof typeof fontChains, string[]>;

/** The chains with every other family behind them. The PDF library looks nowhere else; satori does. */
export function wholeChains(fonts: readonly StaticFont[]): FontChains {
  const others = fonts.map(({ family }) => family).filter((name) => name.startsWith(fallback));
  const last = [...new Set(others)];
  const { display, text, mono } = fontChains;
  return { display: [...display, ...last], text: [...text, ...last], mono: [...mono, ...last] };
}

/** Letters for any European or Vietnamese name, punctuation, currency signs, arrows and mathematics. */
const blocks = [
  [0x20, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x22ff],
] as const;

/**
 * The fonts for a text set outside a browser: PDFs and images need one uncompressed file per weight. What the
 * site's own fonts lack comes from the Noto families that are installed, with no more than the characters in use.
 */
export async function staticFonts(text: string): Promise<StaticFont[]> {
  const letters = blocks
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join("");
  const ours = await inBothWeights(
    Object.entries(scripts).map(([family, [name, script]]) => {
      const source = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
      return { family, source: path.join("node_modules", source), characters: letters };
    }),
  );
  const parts = await fontPartsWith(await missingGlyphs(text, ours));
  const others = parts.map(({ file, characters }, index) => {
    return { family: `${fallback} ${index + 1}`, source: file, characters: characters.join("") };
  });
  return [...ours, ...(await inBothWeights(others))];
}

type FontSource = { family: string; source: string; characters: string };

function inBothWeights(sources: readonly FontSource[]): Promise<StaticFont[]> {
  return Promise.all(
    sources.flatMap(({ family, source, characters }) =>
      weights.map(async (weight) => {
        const whole = await readFile(source);
        const inputs = [whole.toString("base64"), weight, characters];
        const { file, content } = await cachedFile(
          { folder: ".cache/fonts", extension: ".ttf", inputs },
          () =>
            subsetFont(whole, characters, {
              targetFormat: "truetype",
              variationAxes: { wght: weight },
            }),
        );
        return { family, weight, file, data: content };
      }),
    ),
  );
}

/** The characters of a text that none of these fonts can draw. */
export async function missingGlyphs(text: string, fonts: readonly StaticFont[]) {
  const { create } = await import("fontkit");
  const covered = new Set(fonts.flatMap(({ data }) => create(data).characterSet));
  const drawn = [...new Set(text)].filter((character) => !/[\s\p{C}\p{M}]/u.test(character));
  return drawn.filter((character) => !covered.has(character.codePointAt(0) ?? 0));
}

/** Part of a family: Fontsource splits a large script into files by how often its characters are used. */
type FontPart = { file: string; characters: string[] };

/** Ours come last: an owner who adds a family for their script wants it before the Japanese forms. */
const own = ["noto-sans-jp", "noto-emoji"];

/** The files with these characters among the Noto families that are installed, and the characters of each. */
export async function fontPartsWith(
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

/** The package that has a character, judging by its script. */
export function familyFor(character: string) {
  if (/\p{Script=Hangul}/u.test(character)) return "noto-sans-kr";
  if (/\p{Script=Han}/u.test(character)) return "noto-sans-sc";
  if (/\p{Script=Thai}/u.test(character)) return "noto-sans-thai";
  if (/\p{Script=Georgian}/u.test(character)) return "noto-sans-georgian";
  if (/\p{Script=Armenian}/u.test(character)) return "noto-sans-armenian";
  return null;
}
