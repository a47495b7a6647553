import { expect, test } from "vitest";
import { glyphWarning } from "./glyph-warning.ts";
import { fontChains, missingGlyphs, staticFonts } from "./static-fonts.ts";

const fonts = await staticFonts();

test.each(["Ngọzi Ọkáfọr-Şahin", "Łukasz Żółć", "Ελένη", "Дмитрий", "Nguyễn Thị Hằng"])(
  "%s can be set in each kind of type of the resume and the previews",
  async (name) => {
    for (const chain of Object.values(fontChains)) {
      const ours = fonts.filter(({ family }) => chain.some((it) => it === family));
      expect(await missingGlyphs(name, ours), chain[0]).toEqual([]);
    }
  },
);

test("a character that no font has is named with its file and line", async () => {
  const source = 'export const profile = {\n  name: "山田 Łukasz 🎉",\n};';
  const missing = await missingGlyphs(source, fonts);
  expect(missing).toEqual(["山", "田", "🎉"]);
  expect(glyphWarning("content/profile.ts", source, missing)).toMatch(
    /^Warning: content\/profile\.ts:2: no font of ours has 山 \(U\+5C71\), 田 \(U\+7530\), 🎉 \(U\+1F389\); .+$/,
  );
});

test("content that every font covers is not warned about", () => {
  expect(glyphWarning("content/profile.ts", "a", [])).toBeNull();
});
