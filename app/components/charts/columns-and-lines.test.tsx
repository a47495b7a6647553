import { expect, test } from "vitest";
import { ColumnsAndLines } from "./columns-and-lines.tsx";
import { barsOf, dotsOf, labelsOf } from "./drawn-shapes.ts";

const chart = (note?: string) => (
  <ColumnsAndLines
    label="Rent and loan"
    columns={["1", "2"].map((name) => ({ name, title: `Year ${name}` }))}
    parts={[
      { name: "Interest", tone: "ink", values: [60, 40] },
      { name: "Repayment", tone: "green", values: [40, 60] },
    ]}
    lines={[{ name: "rent", tone: "blue", values: [50, 100] }]}
    note={note}
    unit="€"
    formatTick={String}
    formatReading={String}
  />
);

test("the parts of a column are stacked from zero, and a line ends in the middle of the last column", () => {
  const [interest, repayment, , last] = barsOf(chart());
  expect([interest?.bottom, repayment?.top]).toEqual([100, 0]);
  expect(interest?.top).toBeCloseTo(40);
  expect(repayment?.bottom).toBeCloseTo(40);
  const middle = ((last?.left ?? 0) + (last?.right ?? 0)) / 2;
  expect(dotsOf(chart())[0]?.[0]).toBeCloseTo(middle, 1);
  expect(dotsOf(chart())[0]?.[1]).toBe(0);
});

test("lines are named beside their ends, and a note is above the end of the first", () => {
  const texts = labelsOf(chart("€100 a year"));
  expect(texts).toContainEqual({ x: 100, y: 0, text: "rent" });
  expect(texts).toContainEqual({ x: 100, y: 0, text: "€100 a year" });
  expect(labelsOf(chart()).map(({ text }) => text)).not.toContain("€100 a year");
});
