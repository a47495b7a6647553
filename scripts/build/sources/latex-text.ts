const accents: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  "=": "\u0304",
  u: "\u0306",
  ".": "\u0307",
  '"': "\u0308",
  r: "\u030A",
  H: "\u030B",
  v: "\u030C",
  c: "\u0327",
  k: "\u0328",
};

const letters: Readonly<Record<string, string>> = {
  ss: "ß",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  o: "ø",
  O: "Ø",
  aa: "å",
  AA: "Å",
  l: "ł",
  L: "Ł",
  i: "i",
};

/** A value of a BibTeX file as plain text: accents, dashes and spaces as they are read, without braces. */
export function latexText(value: string) {
  return value
    .replaceAll(/\\([`'^~=.uHvckr"])\s*\{?\\?([A-Za-z])\}?/g, (all, accent: string, letter) => {
      // `\url` and the like are commands, not accents.
      return /[a-z]/i.test(accent) && !/^\\.[\s{]/.test(all)
        ? all
        : `${letter}${accents[accent]}`.normalize("NFC");
    })
    .replaceAll(
      /\\(ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i)(?![A-Za-z])\s?/g,
      (_, name) => letters[name] ?? "",
    )
    .replaceAll(/\\([&%$#_])/g, "$1")
    .replaceAll(/\\[A-Za-z]+\s*/g, "")
    .replaceAll(/[{}]/g, "")
    .replaceAll("---", "—")
    .replaceAll("--", "–")
    .replaceAll(/\s+|~/g, " ")
    .trim();
}
