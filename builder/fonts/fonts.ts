import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createFontStack } from "@capsizecss/core";
import { makeMathFonts, mathCharacters, mathTokens } from "./math-fonts.ts";
import { type FontFile, makeTextFont, type TextFont, textFonts } from "./text-fonts.ts";

const folder = "app/fonts";

/** Writes the fonts, subset to the characters the site uses, and `fonts.css` with the system fonts shown first. */
export async function makeFonts() {
  const characters = await charactersInUse(["app", "content", "models"]);
  const formulas = await mathCharacters("content");
  const code = await Promise.all(
    ["fonts", "text-fonts", "math-fonts"].map((name) =>
      readFile(new URL(`./${name}.ts`, import.meta.url), "utf8"),
    ),
  );
  const stamp = createHash("sha256")
    .update(characters)
    .update(JSON.stringify(formulas))
    .update(JSON.stringify(textFonts))
    .update(code.join())
    .digest("hex");
  if (await isCurrent(stamp)) return;
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(textFonts.map((font) => makeTextFont(folder, font, characters)));
  files.push(await makeMathFonts(folder, formulas));
  await removeOthers(files.flat().map(({ file }) => file));
  await writeFile(
    path.join(folder, "fonts.css"),
    `/* ${stamp} */
${textFonts.map(fallbackFaces).join("\n")}
${familyRule(textFonts)}
${files.flat().map(fontFace).join("\n")}
`,
  );
}

/** Removes the fonts of an earlier build. */
async function removeOthers(current: string[]) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".woff2"));
  const others = names.filter((name) => !current.includes(name));
  await Promise.all(others.map((name) => rm(path.join(folder, name))));
}

async function isCurrent(stamp: string) {
  const css = await readFile(path.join(folder, "fonts.css"), "utf8").catch(() => "");
  return css.startsWith(`/* ${stamp} */`);
}

function fontFace({ family, file, weight, range }: FontFile) {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ""}
}`;
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

/** Linux has fonts with the same widths as the common ones, under different names. */
const metricCompatible: Record<string, string> = {
  TimesNewRomanPSMT: "Liberation Serif",
  ArialMT: "Liberation Sans",
  CourierNewPSMT: "Liberation Mono",
};

/** Texts name our fonts from the start; until they are loaded, the system fonts that follow are shown. */
function familyRule(fonts: readonly TextFont[]) {
  const stacks = fonts.map(({ token, metrics, fallbacks, generic }) => {
    const { fontFamily } = createFontStack([metrics, ...fallbacks]);
    return { token, families: [...fontFamily.split(", "), generic] };
  });
  const tokens = stacks.map(({ token, families }) => `${token}: ${families.join(", ")};`);
  const display = stacks.find(({ token }) => token === "--font-display")?.families ?? [];
  return `:root {\n  ${[...tokens, ...mathTokens(display)].join("\n  ")}\n}`;
}

/** One per weight: a bold heading set in a fallback of regular width would wrap at a different word. */
function fallbackFaces({ metrics, widths, fallbacks }: TextFont) {
  const faces = Object.entries(widths).map(([fontWeight, factor]) => {
    const ours = { ...metrics, xWidthAvg: metrics.xWidthAvg * factor };
    return createFontStack([ours, ...fallbacks], { fontFaceProperties: { fontWeight } }).fontFaces;
  });
  return faces.join("\n").replaceAll(/local\('(\w+)'\)/g, (source, name) => {
    const alike = metricCompatible[name];
    return alike ? `${source}, local('${alike}'), local('${alike.replaceAll(" ", "")}')` : source;
  });
}
