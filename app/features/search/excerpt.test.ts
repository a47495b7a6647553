import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { excerpt, fold, mark } from "./excerpt.ts";

function read(segments: readonly { text: string; marked: boolean }[]) {
  return segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");
}

test("a match is marked wherever a word begins with it", () => {
  expect(read(mark("A bond, two bonds, one vagabond", ["bond"]))).toBe(
    "A [bond], two [bond]s, one vagabond",
  );
});

test("the longest of several matches is marked whole", () => {
  expect(read(mark("bonds", ["bond", "bonds"]))).toBe("[bonds]");
});

test("capitals and accents do not hide a match, and stay as they are", () => {
  expect(read(mark("Zürich, ZÜRICH", ["zurich"]))).toBe("[Zürich], [ZÜRICH]");
});

// Escaped, because the fonts of the site hold every character that is written in `app/`.
test.each([
  ["\u00c5NGSTR\u00d6M", "angstrom"],
  ["\u0130stanbul", "istanbul"],
  ["\u03a3\u039f\u03a6\u039f\u03a3", "\u03c3\u03bf\u03c6\u03bf\u03c3"],
  ["a\u0301", "a\u0301"],
  ["\u00bd €", "\u00bd €"],
  ["\u{1d400} Stra\u00dfe", "\u{1d400} stra\u00dfe"],
])("%s is compared as %s, which is as long", (text, plain) => {
  expect(fold(text)).toBe(plain);
});

test("only letters outside ASCII are taken apart, because that takes most of the time of an answer", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  fold("A balance sheet in Zürich");
  expect(normalize).toHaveBeenCalledTimes(1);
  normalize.mockRestore();
});

test("signs with a meaning in patterns are taken as they are", () => {
  expect(read(mark("C++ and (a)", ["c++"]))).toBe("[C++] and (a)");
});

test.each([[[]], [[""]]])("without words nothing is marked", (words) => {
  expect(mark("text", words)).toEqual([{ text: "text", marked: false }]);
});

test("a match inside a word does not hide the one that follows", () => {
  expect(read(mark("rebonding bonding 9bond \u{1d400}bond bond", ["bond", "ing"]))).toBe(
    "rebonding [bond]ing 9bond \u{1d400}bond [bond]",
  );
});

test("marking never changes the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, words) => {
      const joined = mark(text, words)
        .map((segment) => segment.text)
        .join("");
      expect(joined).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test("a short text is given whole", () => {
  expect(read(excerpt("The rate of return.", ["rate"]))).toBe("The [rate] of return.");
});

test("of a long text the part around the match is given, cut between words", () => {
  const long = `${"before ".repeat(40)}the coupon ${"after ".repeat(60)}`;
  const given = read(excerpt(long, ["coupon"]));
  expect(given).toMatch(/^… (before )+the \[coupon\] (after )+…$/);
  expect(given.length).toBeLessThan(190);
});
