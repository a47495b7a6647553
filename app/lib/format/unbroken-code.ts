/** `2021-07-19`, `2022-Q1`, `W-8BEN-E`, `C-634/21`, `240.17a-14`: a date or code with hyphens. */
const withHyphens =
  /\b(?:\d{4}-(?:\d{2}(?:-\d{2})?|Q\d)|[A-Z]+-\d[\w/]*(?:-[A-Z\d]+)*|\d[\w.]*-\d+)\b/;

/** `3(c)(7)`, `no. 4`, `Regulation S-P`: a place in a law. */
const legalCitation =
  /\b\d+[a-z]?(?:\(\w+\)){2,}|\b[Nn]os?\. \d+\b|\bRegulation [A-Z](?:-[A-Z])?\b/;

/** `−€1,200`, `+€17.0m`: an amount with its sign. */
const signedAmount = /[−+±]€\d+(?:,\d{3})*(?:\.\d+)?[mk]?/;

/**
 * What must stay on one line: browsers break at any hyphen, between parentheses and between a sign and €, and half a
 * date or section at the end of a line reads as another one. A non-breaking hyphen or a word joiner would do too, but
 * would be copied with the text.
 */
const code = new RegExp(`(${withHyphens.source}|${legalCitation.source}|${signedAmount.source})`);

/** A text cut at its dates, codes and amounts with a sign: every second part is one. */
export function splitAtCodes(text: string) {
  return text.split(code);
}
