import { expect, test } from "vitest";
import { defineSheet } from "./define-sheet.ts";
import { choice, count, date, euro } from "./describe.ts";
import type { Row } from "./sheet-spec.ts";

const loan = { amount: 1_200, times: "2", kind: "level", until: "2030-06-30" } as const;

const inputs = { fee: 10, loans: [loan] };

/** A new one for each test: what has been calculated once is known to depend on what it does. */
const newSheet = () =>
  defineSheet({
    title: "Loans",
    inputs: { fee: euro("Fee", { key: "fee", from: 0, to: 100, step: 1 }) },
    groups: [{ title: "Loans", names: ["fee"] }],
    presets: { one: { title: "One", inputs } },
    opensWith: "one",
    steps: {
      cost: euro("Cost", "=total(paid)+fee"),
      free: euro("Without the fee", "=total(paid)"),
    },
    tables: {
      loans: {
        title: "Loans",
        axis: { name: "loan", label: "Loan", positions: [1, 2] },
        list: {
          length: { key: "loans", from: 1, to: 2, newRow: loan },
          labelOf: (column: string, row: number) => `${column} of loan ${row}`,
          unused: { times: "1", kind: "none", until: "2020-01-02" } satisfies Row,
        },
        lines: {
          amount: euro("Amount", { key: "a", from: 100, to: 10_000, step: 100 }),
          times: choice("Payments", "t", { "1": "yearly", "2": "half-yearly" }),
          kind: choice("Kind", "k", { level: "Level", bullet: "Bullet" }),
          until: date("Until", { key: "u", from: "2020-01-02", to: "2080-12-31" }),
          paid: euro("Paid at a time", "=amount/times", { total: true }),
          charged: euro("Charged", "=amount", { at: { 2: "=fee" } }),
          year: count("Last year", "=YEAR(until)"),
        },
      },
    },
    results: { due: euro("Due", "=cost") },
    variants: [{ name: "dear", title: "dear", replaced: { fee: "=50" }, wanted: ["cost"] }],
    chart: { title: "Paid", kind: "column", lines: [{ name: "paid", tone: "green" }] },
  });

test("choices that are numbers are numbers to formulas", () => {
  const sheet = newSheet();
  const figures = sheet.calculate(inputs);
  expect(figures.at("times", 1)).toBe(2);
  expect(figures.at("paid", 1)).toBe(600);
  expect(sheet.sheet.cell("times.1").unit).toBe("number");
});

test("a place without a row holds what the list says, and otherwise nothing", () => {
  const { at } = newSheet().calculate(inputs);
  expect([at("amount", 2), at("times", 2), at("year", 2)]).toEqual([0, 1, 2020]);
});

test("in the workbook a row can be removed by what an unused place holds", () => {
  const limits = newSheet().sheet.definition.tables[0]?.lines.flatMap((line) =>
    "limits" in line ? [[line.name, line.limits]] : [],
  );
  expect(Object.fromEntries(limits ?? [])).toMatchObject({
    amount: { min: 0, max: 10_000 },
    times: { choices: ["1", "2"] },
    kind: { choices: ["level", "bullet", "none"] },
  });
});

test("a variant is calculated with its own inputs, also when it is asked for late", () => {
  const sheet = newSheet();
  const figures = sheet.calculate(inputs);
  expect(figures.number("cost")).toBe(610);
  expect(figures.number("cost_dear")).toBe(650);
  expect(figures.all()).toMatchObject({ cost: 610, cost_dear: 650 });
});

test("two cases keep their own numbers, in whatever order they are asked for", () => {
  const sheet = newSheet();
  const cheap = sheet.calculate({ ...inputs, fee: 1 });
  expect(cheap.at("charged", 1)).toBe(1_200);
  const dear = sheet.calculate({ ...inputs, fee: 2 });
  expect([cheap.at("charged", 2), dear.at("charged", 2)]).toEqual([1, 2]);
  expect(dear.number("due")).toBe(602);
  expect(cheap.number("due")).toBe(601);
  expect(dear.number("free")).toBe(600);
  expect(cheap.number("free")).toBe(600);
  const larger = sheet.calculate({ ...inputs, loans: [{ ...loan, amount: 2_400 }] });
  expect(larger.number("free")).toBe(1_200);
  expect(dear.at("paid", 1)).toBe(600);
});
