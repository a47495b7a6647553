import { functions } from "#workings/functions/all.ts";
import { createCellCalculator } from "#workings/workbook/cell-calculation.ts";
import { calculableOf, type Slice } from "#workings/workbook/slice.ts";

/** What a page does with a workbook, in milliseconds: once, for all cells, and after a move of one input. */
export function measure(json: string) {
  const slice: Slice = JSON.parse(json);
  const [ready, calculator] = timed(() => createCellCalculator(calculableOf(slice), functions));
  const input = calculator.slotOf("Inputs!B1") ?? -1;
  const [first] = timed(() => calculator.calculate());
  const alls = Array.from({ length: 5 }, () => timed(() => calculator.calculate())[0]);
  let last = calculator.calculate();
  const ones = Array.from({ length: 9 }, (_, at) => {
    const [ms, next] = timed(() => calculator.calculate(new Map([[input, (at + 1) / 100]]), last));
    last = next;
    return ms;
  });
  return { ready, first, all: median(alls), one: median(ones) };
}

function timed<Result>(run: () => Result): [ms: number, result: Result] {
  const start = performance.now();
  const result = run();
  return [performance.now() - start, result];
}

function median(times: readonly number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
