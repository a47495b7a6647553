import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";
import geist from "@capsizecss/metrics/geist";
import geistMono from "@capsizecss/metrics/geistMono";
import georgia from "@capsizecss/metrics/georgia";
import newsreader from "@capsizecss/metrics/newsreader";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import robotoMono from "@capsizecss/metrics/robotoMono";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import subsetFont from "subset-font";

type Font = {
  name: string;
  token: string;
  source: string;
  weights: { min: number; max: number } | number;
  metrics: FontMetrics;
  /** Fonts that stand in until ours arrives, scaled to its width and height. */
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
    fallbacks: [georgia, notoSerif, timesNewRoman],
    generic: "serif",
  },
  {
    name: "geist",
    token: "--font-text",
    source: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
    weights: { min: 400, max: 600 },
    metrics: geist,
    fallbacks: [arial, roboto],
    generic: "sans-serif",
  },
  {
    name: "geist-mono",
    token: "--font-mono",
    source: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    weights: 400,
    metrics: geistMono,
    fallbacks: [courierNew, robotoMono],
    generic: "monospace",
  },
];

const folder = "app/fonts";

/** Writes the fonts cut down to the characters the site uses, and `fonts.css` that names them. */
export async function makeFonts() {
  const characters = await charactersInUse(["app", "content", "models"]);
  const stamp = createHash("sha256").update(characters).update(JSON.stringify(fonts)).digest("hex");
  if (await isCurrent(stamp)) return;
  await mkdir(folder, { recursive: true });
  const rules = await Promise.all(fonts.map((font) => makeFont(font, characters)));
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
  const stack = createFontStack([font.metrics, ...font.fallbacks]);
  const weight =
    typeof font.weights === "number" ? font.weights : `${font.weights.min} ${font.weights.max}`;
  return `@font-face {
  font-family: "${font.metrics.familyName}";
  src: url("./${font.name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
${stack.fontFaces}
:root {
  ${font.token}: ${stack.fontFamily}, ${font.generic};
}
`;
}

/** Printable ASCII, and whatever else stands in the sources: an owner's Ł is there as soon as it is written. */
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
