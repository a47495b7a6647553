import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import { create } from "fontkit";
import subsetFont from "subset-font";
import type { FontFile } from "#app/start/font-faces.ts";
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
import { makeMathFonts, mathCharacters, mathTokens } from "./math-fonts.ts";

type Font = {
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

const fonts: Font[] = [
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

/** Linux has fonts with the same widths as the common ones, under different names. */
const sameWidths: Record<string, string> = {
  TimesNewRomanPSMT: "Liberation Serif",
  ArialMT: "Liberation Sans",
  CourierNewPSMT: "Liberation Mono",
};

const folder = "app/fonts";

/**
 * Writes the fonts, subset to the characters the site uses, `fonts.css` with the system fonts that are shown
 * first, and `files.json`, by which `fonts-after-paint.ts` loads ours.
 */
export async function makeFonts() {
  const characters = await charactersInUse(["app", "content", "models"]);
  const formulas = await mathCharacters("content");
  const code = await Promise.all(
    ["./fonts.ts", "./math-fonts.ts"].map((file) =>
      readFile(new URL(file, import.meta.url), "utf8"),
    ),
  );
  const stamp = createHash("sha256")
    .update(characters)
    .update(JSON.stringify(formulas))
    .update(JSON.stringify(fonts))
    .update(code.join())
    .digest("hex");
  if (await isCurrent(stamp)) return;
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(fonts.map((font) => makeFont(font, characters)));
  files.push(await makeMathFonts(folder, formulas));
  await removeOthers(files.flat().map(({ file }) => file));
  await writeFile(path.join(folder, "files.json"), JSON.stringify(files.flat()));
  await writeFile(
    path.join(folder, "fonts.css"),
    `/* ${stamp} */
${fonts.map(fallbackFaces).join("\n")}
${familyRule()}
@media (scripting: none) {
${files.flat().map(fontFace).join("\n")}
}
`,
  );
}

/** Of characters that are no longer in use. */
async function removeOthers(current: string[]) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".woff2"));
  const others = names.filter((name) => !current.includes(name));
  await Promise.all(others.map((name) => rm(path.join(folder, name))));
}

async function isCurrent(stamp: string) {
  const css = await readFile(path.join(folder, "fonts.css"), "utf8").catch(() => "");
  return css.startsWith(`/* ${stamp} */`);
}

async function makeFont(font: Font, characters: string): Promise<FontFile[]> {
  const file = `${font.name}.woff2`;
  await cutFont(font, "latin", characters, file);
  const rarer = await Promise.all(
    rarerScripts.map((script) => makeRarerFile(font, script, characters)),
  );
  return [...rarer.flat(), { ...faceOf(font), file, use: "every page" }];
}

function faceOf({ metrics, weights }: Font) {
  const weight = typeof weights === "number" ? `${weights}` : `${weights.min} ${weights.max}`;
  return { family: metrics.familyName, weight };
}

/** Texts name our fonts from the start; until they are loaded, the system fonts that follow are shown. */
function familyRule() {
  const stacks = fonts.map(({ token, metrics, fallbacks, generic }) => {
    const { fontFamily } = createFontStack([metrics, ...fallbacks]);
    return { token, families: [...fontFamily.split(", "), generic] };
  });
  const tokens = stacks.map(({ token, families }) => `${token}: ${families.join(", ")};`);
  const display = stacks.find(({ token }) => token === "--font-display")?.families ?? [];
  return `:root {\n  ${[...tokens, ...mathTokens(display)].join("\n  ")}\n}`;
}

/** Files with the letters of other names; a family need not have them all. */
const rarerScripts = ["latin-ext", "vietnamese", "cyrillic"];

/** Browsers fetch such a file only for a page that has one of its letters; without any, there is none. */
async function makeRarerFile(font: Font, script: string, characters: string): Promise<FontFile[]> {
  const ranges: Partial<Record<string, string>> = JSON.parse(
    await readFile(`node_modules/@fontsource-variable/${font.name}/unicode.json`, "utf8"),
  );
  const isInLatin = inRange(ranges.latin ?? "");
  const isInScript = inRange(ranges[script] ?? "");
  const meant = [...characters].filter((it) => isInScript(it) && !isInLatin(it));
  if (meant.length === 0) return [];
  // The range is what the file is for; not every letter of it has been drawn.
  const drawn = new Set(create(await readFile(sourceOf(font, script))).characterSet);
  const wanted = meant.filter((it) => drawn.has(it.codePointAt(0) ?? 0));
  if (wanted.length === 0) return [];
  const file = `${font.name}-${script}.woff2`;
  await cutFont(font, script, wanted.join(""), file);
  const codes = wanted.map((it) => `U+${it.codePointAt(0)?.toString(16)}`);
  return [{ ...faceOf(font), file, use: codes.join(", ") }];
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

function sourceOf({ name }: Font, script: string) {
  return `node_modules/@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
}

/** What the style sheets ask for, and what puts accents in their places. */
const keepFeatures = ["kern", "liga", "tnum", "lnum", "ccmp", "locl", "mark", "mkmk"];

async function cutFont(font: Font, script: string, characters: string, file: string) {
  const whole = await readFile(sourceOf(font, script));
  const cut = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: font.weights },
    keepFeatures,
  });
  await writeFile(path.join(folder, file), cut);
}

function fontFace({ family, file, weight, use }: FontFile) {
  const range = use === "every page" || use === "formulas" ? "" : `\n  unicode-range: ${use};`;
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;${range}
}`;
}

/** One per weight: a bold heading set in a fallback of regular width would wrap at a different word. */
function fallbackFaces({ metrics, widths, fallbacks }: Font) {
  const faces = Object.entries(widths).map(([fontWeight, factor]) => {
    const ours = { ...metrics, xWidthAvg: metrics.xWidthAvg * factor };
    return createFontStack([ours, ...fallbacks], { fontFaceProperties: { fontWeight } }).fontFaces;
  });
  return faces.join("\n").replaceAll(/local\('(\w+)'\)/g, (source, name) => {
    const alike = sameWidths[name];
    return alike ? `${source}, local('${alike}'), local('${alike.replaceAll(" ", "")}')` : source;
  });
}

/** Printable ASCII and every other character in the sources: an owner's Ł is included once it is written. */
async function charactersInUse(folders: string[]) {
  const used = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)));
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    const texts = names.filter((name) => /(?<!\.test)\.(tsx?|mdx)$/.test(name));
    for (const name of texts) {
      for (const character of await readFile(path.join(folder, name), "utf8")) used.add(character);
    }
  }
  return [...used].sort().join("");
}
