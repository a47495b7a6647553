/**
 * Letters that do not decompose into a base letter and an accent. The escaped ones, l and d with a stroke, would be
 * taken for characters of a text, and the fonts would have to include them.
 */
const spelledLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  "\u0142": "l",
  "\u0111": "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

const spelledLetter = new RegExp(`[${Object.keys(spelledLetters).join("")}]`, "g");

/** Signs that tell names apart: C, C++ and C# are three languages. */
const spelledSigns: Record<string, string> = { "&": " and ", "+": " plus ", "#": " sharp " };

/**
 * A name as the last part of an address: `M&A` is `m-and-a`, `Straße` is `strasse`. Scripts other than Latin
 * stay as they are, so `日本` is `日本`. Empty when the name has neither a letter nor a digit.
 */
export function topicSlug(name: string) {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}|['’]/gu, "")
    .normalize("NFKC")
    .replace(spelledLetter, (letter) => spelledLetters[letter] ?? "")
    .replace(/[&+#]/g, (sign) => spelledSigns[sign] ?? "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
