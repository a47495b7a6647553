import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { formulaTree } from "../mdx/formula-tree.ts";
import { elementsIn, textOf } from "../mdx/tree.ts";
import type { FontFile } from "./text-fonts.ts";

/**
 * Loaded by a browser only where a formula uses them. No name may begin with 'Math': minified, it loses its
 * quotes, and Chromium takes it for the generic family `math`.
 */
const fonts = [
  {
    family: "Formula Letters",
    file: "math-letters.woff2",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
    axes: { wght: 400 },
  },
  {
    family: "Formula Signs",
    file: "math-signs.woff2",
    source: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
    axes: {},
  },
] as const;

/**
 * Which fonts the parts of a formula use, where those of the headings are ours and then others. Each list names the
 * font for symbols: Firefox reads from it how far below the line the subscript of a letter is.
 */
export function mathTokens([display, ...others]: readonly string[]) {
  return [
    '--font-signs: "Formula Signs", math, serif;',
    `--font-names: ${[display, '"Formula Signs"', ...others].join(", ")};`,
    '--font-variables: "Formula Letters", "Formula Signs", var(--font-display);',
  ];
}

/** Writes the fonts, subset to the characters of the formulas. */
export function makeMathFonts(folder: string, characters: MathCharacters): Promise<FontFile[]> {
  return Promise.all(
    fonts.map(async ({ family, file, source, axes }): Promise<FontFile> => {
      const whole = await readFile(path.join("node_modules", source));
      const subset = await subsetFont(whole, characters[family], {
        targetFormat: "woff2",
        variationAxes: axes,
        // Sizes and variants of symbols are in a table of their own.
        keepFeatures: [],
        // Instructions for coarse screens: 3 KB of the 8.
        noHinting: true,
      });
      await writeFile(path.join(folder, file), subset);
      return { family, file, weight: "400" };
    }),
  );
}

export type MathCharacters = Record<(typeof fonts)[number]["family"], string>;

/**
 * The characters of all formulas in a folder. Variables use the italic of the text font; names and numbers use the
 * text font itself where it has the character; everything else is a symbol.
 */
export async function mathCharacters(folder: string): Promise<MathCharacters> {
  const letters = new Set<string>();
  const signs = new Set<string>("+−=()/,");
  for (const tex of await formulasIn(folder)) {
    for (const { tagName, properties, children } of elementsIn(formulaTree(tex, "display"))) {
      if (tagName === "annotation") continue;
      const text = (children ?? [])
        .filter(({ type }) => type === "text")
        .map(textOf)
        .join("");
      const isVariable = properties?.className === "variable";
      // The radical sign is drawn by the browser and is not a character of the formula.
      if (tagName === "msqrt" || tagName === "mroot") signs.add("√");
      const isWord = tagName === "mi" || tagName === "mn" || tagName === "mtext";
      for (const character of text) {
        if (isVariable) letters.add(character);
        else if (!isWord || !/[\w.,%]/.test(character)) signs.add(character);
      }
    }
  }
  const italics = [...signs].flatMap(italicOf);
  return {
    "Formula Letters": [...letters].sort().join(""),
    "Formula Signs": [...signs, ...italics].sort().join(""),
  };
}

/** Browsers set a single Greek letter by its own code point for mathematical italics. */
function italicOf(character: string) {
  const code = character.codePointAt(0) ?? 0;
  const isGreek = code >= 0x3b1 && code <= 0x3c9;
  return isGreek ? [String.fromCodePoint(0x1d6fc + code - 0x3b1)] : [];
}

async function formulasIn(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith(".mdx"))
      .map((name) => readFile(path.join(folder, name), "utf8")),
  );
  const prose = texts.join("\n").replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, "");
  return [...prose.matchAll(/\$\$.*\n([\s\S]+?)\n\$\$|\$([^$\n]+)\$/g)].flatMap(
    ([, display, inline]) => isFormula(display ?? inline ?? ""),
  );
}

/** Two amounts in dollars look like a formula to the search above; the compiler of the text tells them apart. */
function isFormula(tex: string) {
  try {
    formulaTree(tex, "inline");
    return [tex];
  } catch {
    return [];
  }
}
