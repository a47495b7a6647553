export type LineMark = "marked" | "added" | "removed";

const kinds: Readonly<Record<string, LineMark>> = { "": "marked", "+": "added", "-": "removed" };

/** The lines that a code fence marks: `{2,4-5}` stand out, `+{3}` are new and `-{1}` are gone. */
export function lineMarks(meta: string | undefined): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>();
  const lists = (meta ?? "").replace(/"[^"]*"/g, "").matchAll(/([+-]?)\{([\d,\s-]+)\}/g);
  for (const [, sign = "", list = ""] of lists) {
    for (const range of list.split(",")) {
      const [from = 0, to = from] = range.split("-").map(Number);
      for (let line = from; line <= to; line += 1) marks.set(line, kinds[sign] ?? "marked");
    }
  }
  return marks;
}
