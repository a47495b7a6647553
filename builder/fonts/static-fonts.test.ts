import { expect, test } from "vitest";
import { glyphWarning } from "./glyph-warning.ts";
import { fontPartsWith, missingGlyphs, staticFonts, wholeChains } from "./static-fonts.ts";

const names = [
  "Ngọzi Ọkáfọr-Şahin",
  "Łukasz Żółć",
  "Ελένη",
  "Юлия Дмитриевна",
  "Nguyễn Thị Hằng",
  "日本 太郎",
  "ゲーム 🎉",
];
const fonts = await staticFonts(names.join());

test.each(names)(
  "%s can be set in each kind of type of the resume and the previews",
  async (name) => {
    for (const chain of Object.values(wholeChains(fonts))) {
      const ours = fonts.filter(({ family }) => chain.some((it) => it === family));
      expect(await missingGlyphs(name, ours), chain[0]).toEqual([]);
    }
  },
);

test("a text in the site's own letters needs no other font", async () => {
  const own = await staticFonts("Ngọzi Ελένη");
  expect(own.filter(({ family }) => family.startsWith("Fallback"))).toEqual([]);
});

test("a fallback has no more than the characters in use", () => {
  const bytes = fonts
    .filter(({ family }) => family.startsWith("Fallback"))
    .map(({ data }) => data.length);
  expect(bytes.length).toBeGreaterThan(0);
  expect(Math.max(...bytes)).toBeLessThan(8 * 1024);
});

test("each character is taken from one file, and one that no family has from none", async () => {
  const parts = await fontPartsWith(["日", "本", "🎉", "한"]);
  expect(parts.flatMap(({ characters }) => characters).sort()).toEqual(["日", "本", "🎉"].sort());
});

test.each([
  [
    "한 (U+D55C)",
    "한",
    "run npm install --save-dev --save-exact @fontsource-variable/noto-sans-kr",
  ],
  ["ሀ (U+1200)", "ሀ", "write it in Latin letters there, or link to a resume of your own"],
])("%s, which no font has, is named with its file, line and fix", async (named, letter, fix) => {
  const source = `export const profile = {\n  name: "${letter} Łukasz",\n};`;
  const missing = await missingGlyphs(source, fonts);
  expect(glyphWarning("content/profile.ts", source, missing)).toBe(
    `Warning: content/profile.ts:2: no font of ours has ${named}, so resume.pdf and previews leave it out; ${fix}.`,
  );
});

test("content that every font covers is not warned about", () => {
  expect(glyphWarning("content/profile.ts", "a", [])).toBeNull();
});
