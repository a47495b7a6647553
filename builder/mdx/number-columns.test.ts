import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const number = /^(?:[−-]?€?\d[\d,.]*\s?[%×mk]?|–)$/;
const texts = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => [name, readFileSync(`content/${name}`, "utf8")] as const);

test("a column of numbers in a text is aligned right, unless it names the rows", () => {
  const columns = texts.flatMap(([name, text]) =>
    tablesIn(text).flatMap(([head = [], alignments = [], ...rows]) =>
      head
        .map((title, index) => ({
          place: `${name}: ${title}`,
          isRight: alignments[index]?.endsWith("-:"),
          cells: rows.map((row) => row[index] ?? ""),
        }))
        .slice(1),
    ),
  );
  const ofNumbers = columns.filter(({ cells }) => cells.every((cell) => number.test(cell)));
  expect(columns.length).toBeGreaterThan(0);
  expect(ofNumbers.filter(({ isRight }) => !isRight).map(({ place }) => place)).toEqual([]);
});

/** The rows of each table of a text, with its head and the line of hyphens below it. */
function tablesIn(text: string) {
  return [...text.matchAll(/^(?:\|.*\|\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split("\n")
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}
