import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FontMetrics } from "@capsizecss/core";
import { create } from "fontkit";
import subsetFont from "subset-font";
import {
  arial,
  courierNew,
  geist,
  geistMono,
  georgia,
  newsreader,
  notoSerif,
  roboto,
  robotoMono,
  timesNewRoman,
} from "./font-metrics.ts";

/** A file of `app/fonts/`. */
export type FontFile = {
  family: string;
  file: string;
  weight: string;
  /** The characters it is for, where it has only some of its family's. */
  range?: string;
};

export type TextFont = {
  name: string;
  token: string;
  weights: { min: number; max: number } | number;
  metrics: FontMetrics;
  /** Width of each weight in a browser, over this site's text, relative to its published average. */
  widths: Record<number, number>;
  /** System fonts shown until ours arrives, scaled to its width and height. */
  fallbacks: FontMetrics[];
  generic: string;
};

export const textFonts: TextFont[] = [
  {
    name: "newsreader",
    token: "--font-display",
    // One weight between regular and medium, for all headings: a second would cost 9 KB on every page.
    weights: 440,
    metrics: newsreader,
    widths: { 440: 1.002 },
    fallbacks: [georgia, notoSerif, timesNewRoman],
    generic: "serif",
  },
  {
    name: "geist",
    token: "--font-text",
    weights: { min: 400, max: 600 },
    metrics: geist,
    widths: { 400: 0.979, 500: 1.001, 600: 1.022 },
    fallbacks: [arial, roboto],
    generic: "sans-serif",
  },
  {
    name: "geist-mono",
    token: "--font-mono",
    weights: 400,
    metrics: geistMono,
    widths: { 400: 1 },
    fallbacks: [courierNew, robotoMono],
    generic: "monospace",
  },
];

/** Writes a font, subset to the characters in use. */
export async function makeTextFont(
  folder: string,
  font: TextFont,
  characters: string,
): Promise<FontFile[]> {
  const file = `${font.name}.woff2`;
  await writeSubset(font, "latin", characters, path.join(folder, file));
  const rarer = await Promise.all(
    rarerScripts.map((script) => makeRarerFile(folder, font, script, characters)),
  );
  return [...rarer.flat(), { ...faceOf(font), file }];
}

function faceOf({ metrics, weights }: TextFont) {
  const weight = typeof weights === "number" ? `${weights}` : `${weights.min} ${weights.max}`;
  return { family: metrics.familyName, weight };
}

/** Files with the letters of other names; a family need not have them all. */
const rarerScripts = ["latin-ext", "vietnamese", "cyrillic"];

/** Browsers fetch such a file only for a page that has one of its letters; without any, there is none. */
async function makeRarerFile(
  folder: string,
  font: TextFont,
  script: string,
  characters: string,
): Promise<FontFile[]> {
  const ranges: Partial<Record<string, string>> = JSON.parse(
    await readFile(`node_modules/@fontsource-variable/${font.name}/unicode.json`, "utf8"),
  );
  const isInLatin = inRange(ranges.latin ?? "");
  const isInScript = inRange(ranges[script] ?? "");
  const ownLetters = [...characters].filter((it) => isInScript(it) && !isInLatin(it));
  if (ownLetters.length === 0) return [];
  // The range is what the file is for; not every letter of it has been drawn.
  const drawn = new Set(create(await readFile(sourceOf(font, script))).characterSet);
  const wanted = ownLetters.filter((it) => drawn.has(it.codePointAt(0) ?? 0));
  if (wanted.length === 0) return [];
  const file = `${font.name}-${script}.woff2`;
  await writeSubset(font, script, wanted.join(""), path.join(folder, file));
  const codes = wanted.map((it) => `U+${it.codePointAt(0)?.toString(16)}`);
  return [{ ...faceOf(font), file, range: codes.join(", ") }];
}

/** Whether a character is in a list such as `U+0100-02BA,U+0304`. */
export function inRange(list: string) {
  const ranges = [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, first = "", last = first]) =>
      [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
  return (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= code && code <= last);
  };
}

function sourceOf({ name }: TextFont, script: string) {
  return `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
}

/** What the stylesheets ask for, and what positions accents. */
const keepFeatures = ["kern", "liga", "tnum", "lnum", "ccmp", "locl", "mark", "mkmk"];

async function writeSubset(font: TextFont, script: string, characters: string, file: string) {
  const whole = await readFile(sourceOf(font, script));
  const subset = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: font.weights },
    keepFeatures,
  });
  await writeFile(file, subset);
}
