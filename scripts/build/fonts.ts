import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
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
import { makeMathFonts, mathCharacters } from "./math-fonts.ts";

type Font = {
  name: string;
  token: string;
  source: string;
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
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
    weights: { min: 400, max: 500 },
    metrics: newsreader,
    widths: { 400: 0.991, 500: 1.018 },
    fallbacks: [georgia, notoSerif, timesNewRoman, sameWidths(timesNewRoman, "Liberation Serif")],
    generic: "serif",
  },
  {
    name: "geist",
    token: "--font-text",
    source: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    weights: { min: 400, max: 600 },
    metrics: geist,
    widths: { 400: 0.979, 500: 1.001, 600: 1.022 },
    fallbacks: [arial, roboto, sameWidths(arial, "Liberation Sans")],
    generic: "sans-serif",
  },
  {
    name: "geist-mono",
    token: "--font-mono",
    source: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    weights: 400,
    metrics: geistMono,
    widths: { 400: 1 },
    fallbacks: [courierNew, robotoMono, sameWidths(courierNew, "Liberation Mono")],
    generic: "monospace",
  },
];

/** Linux has fonts with the same widths as the common ones, under different names. */
function sameWidths(metrics: FontMetrics, familyName: string): FontMetrics {
  const postscriptName = familyName.replaceAll(" ", "");
  return { ...metrics, familyName, fullName: familyName, postscriptName };
}

const folder = "app/fonts";

/** Writes the fonts, subset to the characters the site uses, and the `fonts.css` that declares them. */
export async function makeFonts() {
  const characters = await charactersInUse(["app", "content", "models"]);
  const formulas = await mathCharacters("content");
  const code = await readFile(fileURLToPath(import.meta.url));
  const stamp = createHash("sha256")
    .update(characters)
    .update(JSON.stringify(formulas))
    .update(JSON.stringify(fonts))
    .update(code)
    .digest("hex");
  if (await isCurrent(stamp)) return;
  await mkdir(folder, { recursive: true });
  const rules = await Promise.all(fonts.map((font) => makeFont(font, characters)));
  rules.push(await makeMathFonts(folder, formulas));
  await writeFile(path.join(folder, "fonts.css"), `/* ${stamp} */\n${rules.join("\n")}`);
}

async function isCurrent(stamp: string) {
  const css = await readFile(path.join(folder, "fonts.css"), "utf8").catch(() => "");
  return css.startsWith(`/* ${stamp} */`);
}

async function makeFont(font: Font, characters: string) {
  const whole = await readFile(path.join("node_modules", font.source));
  const cut = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: font.weights },
  });
  await writeFile(path.join(folder, `${font.name}.woff2`), cut);
  const { fontFamily } = createFontStack([font.metrics, ...font.fallbacks]);
  const weight =
    typeof font.weights === "number" ? font.weights : `${font.weights.min} ${font.weights.max}`;
  return `@font-face {
  font-family: "${font.metrics.familyName}";
  src: url("./${font.name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
${fallbackFaces(font)}
:root {
  ${font.token}: ${fontFamily}, ${font.generic};
}
`;
}

/** One per weight: a bold heading set in a fallback of regular width would wrap at a different word. */
function fallbackFaces({ metrics, widths, fallbacks }: Font) {
  const faces = Object.entries(widths).map(([fontWeight, factor]) => {
    const ours = { ...metrics, xWidthAvg: metrics.xWidthAvg * factor };
    return createFontStack([ours, ...fallbacks], { fontFaceProperties: { fontWeight } }).fontFaces;
  });
  return faces.join("\n");
}

/** Printable ASCII and every other character in the sources: an owner's Ł is included once it is written. */
async function charactersInUse(folders: string[]) {
  const used = new Set(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)));
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    const texts = names.filter((name) => /\.(tsx?|mdx)$/.test(name));
    for (const name of texts) {
      for (const character of await readFile(path.join(folder, name), "utf8")) used.add(character);
    }
  }
  return [...used].sort().join("");
}
