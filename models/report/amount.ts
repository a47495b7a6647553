/** An amount of money in whole cents, so that sums are exact. */
export type Cents = number;

/** The character before the decimals; the other one may group thousands. */
export type DecimalMark = "point" | "comma";

/** More digits than this, and a sum of them is no longer exact in a double. */
const maxDigits = 13;

const patterns: Record<DecimalMark, RegExp> = {
  point: /^(\d+|\d{1,3}(?:[, '’]\d{3})+)(?:\.(\d{1,2}))?$/,
  comma: /^(\d+|\d{1,3}(?:[. '’]\d{3})+)(?:,(\d{1,2}))?$/,
};

/**
 * Reads `1,234.56`, `€ 1,234.5`, `-1234`, `1,234.56-` or `(1,234.56)`, with comma and point exchanged
 * for a decimal comma. An empty cell and a lone dash are nothing. `null` is not an amount: thousands in groups
 * of another size, a third decimal or the other decimal mark could mean two things, and are refused.
 */
export function parseAmount(written: string, mark: DecimalMark): Cents | null {
  const text = written.replaceAll(/[\s\u00a0\u202f]+/g, " ").trim();
  if (text === "" || /^[-–—]$/.test(text)) return 0;
  const { digits, isNegative } = withoutSign(text.replace(/^[€$£] ?| ?[€$£]$/g, ""));
  const match = patterns[mark].exec(digits.replace(/^[€$£] ?/, ""));
  if (!match) return null;
  const [, whole = "", decimals = ""] = match;
  const wholeDigits = whole.replaceAll(/\D/g, "");
  if (wholeDigits.length > maxDigits) return null;
  const cents = Number(wholeDigits) * 100 + Number(decimals.padEnd(2, "0"));
  return isNegative && cents !== 0 ? -cents : cents;
}

function withoutSign(text: string) {
  const negative = /^\((.+)\)$|^[-−] ?(.+)$|^(.+?) ?[-−]$/.exec(text);
  if (!negative) return { digits: text.replace(/^\+/, ""), isNegative: false };
  return { digits: negative[1] ?? negative[2] ?? negative[3] ?? "", isNegative: true };
}
