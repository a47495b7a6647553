import { expect, test } from "vitest";
import { staticFonts, wholeChains } from "../../fonts/static-fonts.ts";
import { tokenColors } from "../../pages/token-colors.ts";
import { createTypesetter, textStyles } from "./typeset-text.ts";

const fonts = await staticFonts("日本");
const { body } = textStyles(await tokenColors(), wholeChains(fonts));
/** Every character is a point wide. */
const setText = createTypesetter(fonts, (text) => [...text].length);

function linesOf(text: string, width: number) {
  return setText(text, body, width).lines.map(({ runs }) => runs.map((run) => run.text).join(""));
}

test("a line ends before the word that does not fit, and keeps its space", () => {
  expect(linesOf("one two three", 8)).toEqual(["one two ", "three"]);
  expect(setText("one two three", body, 8).lines[0]?.width).toBe(7);
});

test("Japanese, which has no spaces, is broken between characters", () => {
  expect(linesOf("日本日本日本", 4)).toEqual(["日本日本", "日本"]);
});

test("a word wider than its column is broken, and nothing of it is lost", () => {
  const address = "averylongaddress";
  expect(linesOf(address, 6)).toEqual(["averyl", "ongadd", "ress"]);
  expect(linesOf(`see ${address}`, 6).join("")).toBe(`see ${address}`);
});

test("each letter is set in the first font that has it, and a mark with its letter", () => {
  const [line] = setText("Ng\u1ecdzi e\u0301 日", body, 100).lines;
  expect(line?.runs.map(({ text, font }) => [text, font])).toEqual([
    ["Ng", "Geist 400"],
    ["ọ", "Geist Vietnamese 400"],
    ["zi e\u0301 ", "Geist 400"],
    ["日", expect.stringMatching(/^Fallback \d+ 400$/)],
  ]);
});
