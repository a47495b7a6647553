import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { makeOnce } from "./make-once.ts";

export type StaticFont = { family: string; weight: 400 | 500; file: string; data: Buffer };

const faces = [
  { family: "Newsreader", name: "newsreader", weight: 400 },
  { family: "Newsreader", name: "newsreader", weight: 500 },
  { family: "Geist", name: "geist", weight: 400 },
  { family: "Geist", name: "geist", weight: 500 },
  { family: "Geist Mono", name: "geist-mono", weight: 400 },
] as const;

/** Latin letters for any European name, punctuation, currency signs, arrows and mathematics. */
const blocks = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x22ff],
] as const;

/**
 * The site's fonts for text set outside a browser: PDFs and images need one uncompressed file per
 * weight. The file with each family's rarer letters follows as `… Extended`.
 */
export async function staticFonts(): Promise<StaticFont[]> {
  const fonts = faces.flatMap((face) => [
    makeFont(face, face.family, "latin"),
    makeFont(face, `${face.family} Extended`, "latin-ext"),
  ]);
  return Promise.all(fonts);
}

async function makeFont(face: (typeof faces)[number], family: string, script: string) {
  const source = `@fontsource-variable/${face.name}/files/${face.name}-${script}-wght-normal.woff2`;
  const whole = await readFile(path.join("node_modules", source));
  const { file, content } = await makeOnce(
    {
      folder: ".cache/fonts",
      ending: ".ttf",
      ingredients: [whole.toString("base64"), face.weight, blocks],
    },
    () =>
      subsetFont(whole, characters(), {
        targetFormat: "truetype",
        variationAxes: { wght: face.weight },
      }),
  );
  return { family, weight: face.weight, file, data: content };
}

function characters() {
  return blocks
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join("");
}
