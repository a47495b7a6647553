/** On either side of the place, so that a line of a megabyte stays readable. */
const lettersAround = 60;

/** The line of an offset, counted from 1, with as much of it as fits, and the column within that. */
export function placeInText(text: string, offset: number) {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  const end = text.indexOf("\n", offset);
  const from = Math.max(start, offset - lettersAround);
  const to = Math.min(end === -1 ? text.length : end, offset + lettersAround);
  return {
    line: before.split("\n").length,
    excerpt: text.slice(from, to).replaceAll("\t", " "),
    column: offset - from,
  };
}
