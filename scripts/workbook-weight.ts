import { brotliCompressSync, gzipSync } from "node:zlib";
import { functions } from "#workings/functions/all.ts";
import { createCellCalculator } from "#workings/workbook/cell-calculation.ts";
import { calculated } from "#workings/workbook/open-workbook.ts";
import { calculableOf, sliceOf } from "#workings/workbook/slice.ts";
import { largeBook } from "./workbook-fixtures/large-book.ts";

/** `node --import tsx scripts/workbook-weight.ts`: what workbooks of three sizes cost a page. */
for (const [months, rows] of [
  [12, 33],
  [60, 83],
  [120, 166],
] as const) {
  const open = calculated(largeBook(months, rows), functions);
  const slot = open.calculator.slotOf("Summary!B1") ?? -1;
  const json = JSON.stringify(sliceOf(open, [slot]));
  const ready = timed(5, () => createCellCalculator(calculableOf(JSON.parse(json)), functions));
  const calculator = ready.result;
  const all = timed(9, () => calculator.calculate());
  const input = calculator.slotOf("Inputs!B1") ?? -1;
  let value = 0;
  const one = timed(9, () => calculator.calculate(new Map([[input, ++value / 100]]), all.result));
  console.log(
    `${calculator.graph.order.length} formulas: ${json.length} bytes, ${gzipSync(json).length} gzip, ${brotliCompressSync(json).length} brotli; ready in ${ready.ms} ms, all calculated in ${all.ms} ms, after one input ${one.ms} ms`,
  );
}

/** The median of several runs; the first ones compile. */
function timed<Result>(runs: number, run: () => Result) {
  let result = run();
  const times = Array.from({ length: runs }, () => {
    // Of the processor, so that other programs do not count.
    const start = process.cpuUsage();
    result = run();
    return process.cpuUsage(start).user / 1_000;
  });
  return { result, ms: (times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0).toFixed(1) };
}
