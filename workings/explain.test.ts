import { expect, test } from "vitest";
import { cellValue } from "./cell-value.ts";
import { dayNumber } from "./day-number.ts";
import type { SheetValues } from "./definition.ts";
import { explain, type Piece } from "./explain.ts";
import { sampleSheet, sampleValues } from "./sample-sheet.ts";
import { createSheet } from "./sheet.ts";

function words(id: string, values: SheetValues = sampleValues) {
  const pieces = explain(sampleSheet, sampleSheet.cell(id), (cell) => cellValue(cell, values));
  return pieces && inWords(pieces);
}

function inWords(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "power") return `^{${inWords(piece.pieces)}}`;
      return piece.cells.map(({ id }) => id).join(" to ");
    })
    .join("");
}

test("a formula is explained in the words and signs of a reader", () => {
  expect(words("double")).toBe("2 × rate");
  expect(words("balance.2")).toBe("balance.1 + drawn.2");
  expect(words("worth")).toBe("interest.1 + the present value of interest.2 to interest.3 at rate");
});

test("of two branches only the one that holds in this case is explained", () => {
  expect(words("interest.3")).toBe("balance.3 × rate");
  expect(words("interest.3", { ...sampleValues, repaid: "at the end" })).toBe(
    "balance.3 × ((1 + rate)^{year.3} − 1)",
  );
});

test("a branch without a calculation says why it applies", () => {
  const values = { ...sampleValues, interest: [0, 15, 15] };
  expect(words("charged.1", values)).toBe("0, because interest.1 ≤ 0");
  expect(words("charged.2", values)).toBe("interest.2");
});

test("the sign that a function of loans asks for is not part of the sentence", () => {
  const { steps, ...rest } = sampleSheet.definition;
  const payment = { ...({ name: "payment", label: "Payment", unit: "€", digits: 0 } as const) };
  const sheet = createSheet({
    ...rest,
    steps: [...steps, { ...payment, formula: "=PMT(rate,3,-last(balance))" }],
  });
  const pieces = explain(sheet, sheet.cell("payment"), (cell) => cellValue(cell, sampleValues));
  expect(pieces && inWords(pieces)).toBe("the level payment that clears balance.3 over 3 at rate");
});

test("LOOKUP is explained by what it looks for and the one cell it finds", () => {
  const { steps, ...rest } = sampleSheet.definition;
  const picked = { name: "picked", label: "Picked", unit: "€", digits: 0 } as const;
  const sheet = createSheet({
    ...rest,
    steps: [...steps, { ...picked, formula: "=LOOKUP(cost/20,all(year),all(balance))" }],
  });
  const pieces = explain(sheet, sheet.cell("picked"), (cell) => cellValue(cell, sampleValues));
  expect(pieces && inWords(pieces)).toBe("for cost ÷ 20, balance.2");
});

test("e is raised to the power that EXP has", () => {
  const { steps, ...rest } = sampleSheet.definition;
  const grown = { name: "grown", label: "Grown", unit: "number", digits: 2 } as const;
  const sheet = createSheet({ ...rest, steps: [...steps, { ...grown, formula: "=1/EXP(-rate)" }] });
  const pieces = explain(sheet, sheet.cell("grown"), (cell) => cellValue(cell, sampleValues));
  expect(pieces && inWords(pieces)).toBe("1 ÷ e^{−rate}");
});

test("INDEX is explained by the one cell it picks in this case", () => {
  const { steps, ...rest } = sampleSheet.definition;
  const picked = { ...({ name: "picked", label: "Picked", unit: "€", digits: 0 } as const) };
  const sheet = createSheet({
    ...rest,
    steps: [...steps, { ...picked, formula: "=INDEX(all(balance),10*rate+1)/4" }],
  });
  const pieces = explain(sheet, sheet.cell("picked"), (cell) => cellValue(cell, sampleValues));
  expect(pieces && inWords(pieces)).toBe("balance.2 ÷ 4");
});

test("a condition on a date says which day it is", () => {
  const { steps, ...rest } = sampleSheet.definition;
  const [step] = steps;
  if (!step) throw new Error("The sample has a step");
  const formula = "=IF(AND(MONTH(rate)=2,DAY(rate+1)=1),30,28)";
  const sheet = createSheet({ ...rest, steps: [{ ...step, formula }] });
  const said = (day: string) => {
    const values = { ...sampleValues, rate: dayNumber(day) };
    const pieces = explain(sheet, sheet.cell("double"), (cell) => cellValue(cell, values));
    return pieces && inWords(pieces);
  };
  expect(said("2027-02-28")).toBe("30, because the month of rate = 2 and the day of rate + 1 = 1");
  expect(said("2028-02-28")).toBe("28, because the day of rate + 1 ≠ 1");
});

test("an input has no explanation", () => {
  expect(words("rate")).toBeNull();
});
