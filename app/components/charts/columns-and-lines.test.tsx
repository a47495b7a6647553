import { expect, test } from "vitest";
import { ColumnsAndLines } from "./columns-and-lines.tsx";
import { barsOf, dotsOf, labelsOf, linesOf, shapesOf } from "./test-drawn-shapes.ts";

const chart = (note?: string, name = "rent") => (
  <ColumnsAndLines
    label="Rent and loan"
    columns={["1", "2"].map((name) => ({ name, title: `Year ${name}` }))}
    parts={[
      { name: "Interest", tone: "ink", values: [60, 40] },
      { name: "Repayment", tone: "green", values: [40, 60] },
    ]}
    lines={[{ name, tone: "blue", values: [50, 100] }]}
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
  expect(texts).toContainEqual({ x: 100, y: 0, text: "Rent" });
  expect(texts).toContainEqual({ x: 100, y: 0, text: "€100 a year" });
  expect(labelsOf(chart()).map(({ text }) => text)).not.toContain("€100 a year");
});

test("a name is on one line if it is no wider than the longest word, and else around its end", () => {
  const namesBeside = (name: string) =>
    shapesOf(chart(undefined, name)).filter(({ x }) => x === "100%");
  expect(namesBeside("net rent").map(({ text }) => text)).toContain("Net rent");
  const lines = namesBeside("rent with tax saved").slice(0, 2);
  expect(lines.map(({ text }) => text)).toEqual(["Rent with", "tax saved"]);
  const [upper, lower] = lines.map(({ dy }) => Number(dy));
  expect((upper ?? 0) + (lower ?? 0)).toBe(8);
  expect((lower ?? 0) - (upper ?? 0)).toBeGreaterThan(12);
});

test("a stepped line is level over each column", () => {
  const lines = [{ name: "payment", tone: "ink" as const, stepped: true, values: [100, 50] }];
  const [steps = []] = linesOf(<ColumnsAndLines {...chart().props} lines={lines} />);
  expect(steps.map(([, y]) => y)).toEqual([0, 0, 50, 50]);
});

test("parts are named beside the last column, in the middle of what they take of it", () => {
  const names = labelsOf(chart()).filter(({ x }) => x === 100);
  // 40 of 100 at the bottom, then 60.
  expect(names.find(({ text }) => text === "Interest")?.y).toBeCloseTo(80);
  expect(names.find(({ text }) => text === "Repayment")?.y).toBeCloseTo(30);
});

test("a part that the last column does not have is not named beside it", () => {
  const texts = labelsOf(
    <ColumnsAndLines
      label="Loan"
      columns={[{ name: "1", title: "Year 1" }]}
      parts={[
        { name: "Interest", tone: "ink", values: [0] },
        { name: "Repayment", tone: "green", values: [40] },
      ]}
      lines={[]}
      unit="€"
      formatTick={String}
      formatReading={String}
    />,
  ).map(({ text }) => text);
  expect(texts).toContain("Repayment");
  expect(texts).not.toContain("Interest");
});
