import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { segmentOf } from "#models/segmentation/rfm.ts";

const page = readFileSync(new URL("bank-customer-segmentation.mdx", import.meta.url), "utf8");

/** The rows of the page's table: | Core | 4–5 | 4–5 | */
const rows = [...page.matchAll(/^\| ([A-Z][a-z ]+) \| ([\d–]+) \| ([\d–]+) \|$/gm)].map(
  ([, name = "", recency = "", value = ""]) => ({
    segment: name.toLowerCase(),
    recency: rangeOf(recency),
    value: rangeOf(value),
  }),
);

function rangeOf(text: string) {
  const [low = Number.NaN, high = low] = text.split("–").map(Number);
  return { low, high };
}

test("every combination of scores is in one row, and that row names the model’s segment", () => {
  expect(rows).toHaveLength(8);
  const scores = [1, 2, 3, 4, 5];
  for (const recency of scores) {
    for (const value of scores) {
      const named = rows.filter(
        (row) =>
          row.recency.low <= recency &&
          recency <= row.recency.high &&
          row.value.low <= value &&
          value <= row.value.high,
      );
      expect(named.map(({ segment }) => segment)).toEqual([
        segmentOf({ recency, frequency: value, monetary: value }),
      ]);
    }
  }
});
