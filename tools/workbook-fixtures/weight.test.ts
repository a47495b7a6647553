import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { functions } from "#workings/functions/all.ts";
import { createCellCalculator } from "#workings/workbook/cell-calculation.ts";
import { calculated } from "#workings/workbook/open-workbook.ts";
import { calculableOf, sliceOf } from "#workings/workbook/slice.ts";
import { largeBook } from "./large-book.ts";

test("5,000 formulas take at most 40 KB, compressed, and give the same result", () => {
  const open = calculated(largeBook(60, 83), functions);
  const result = open.calculator.slotOf("Summary!B1") ?? -1;
  const slice = JSON.stringify(sliceOf(open, [result]));
  const sliced = createCellCalculator(calculableOf(JSON.parse(slice)), functions);
  expect(sliced.graph.order.length).toBeGreaterThanOrEqual(5_000);
  expect(brotliCompressSync(slice).length).toBeLessThan(40_000);
  const value = sliced.calculate().value(sliced.slotOf("Summary!B1") ?? -1);
  expect(value).toBe(open.calculation.value(result));
  expect(typeof value).toBe("number");
});
