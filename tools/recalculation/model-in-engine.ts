import { cellValue } from "#workings/cell-value.ts";
import { type Address, modelSheets, type SheetCell } from "#workings/cells.ts";
import type { SheetValue, SheetValues } from "#workings/definition.ts";
import { excelFormula } from "#workings/excel-formula.ts";
import type { Sheet } from "#workings/sheet.ts";
import { openInEngine } from "./spreadsheet-engine.ts";

/** What a workbook says on its first sheet when it cannot solve again. */
export const inputsChanged = "Inputs changed";

type Difference = { id: string; page: SheetValue; workbook: SheetValue };

/**
 * The workbook of a model in another engine. The inputs of a case go in, as an owner enters them, and every cell that
 * differs from the page comes out. A value that no formula gives keeps what it was in the first case, unless the workbook says so.
 * `columns` has those of its sheets with data.
 */
export function modelInEngine(sheet: Sheet, columns: SheetValues = {}) {
  const calculated = sheet.cells.filter(({ formula }) => formula);
  const entered = sheet.cells.filter(({ formula, data, given }) => !formula && !data && !given);
  const given = sheet.cells.filter(({ formula, data, given }) => !formula && !data && given);
  const { data = [] } = sheet.definition;
  const engine = openInEngine(
    [...modelSheets, ...data.map((list) => list.sheet)],
    [
      ...sheet.cells.flatMap((cell) => (cell.data ? dataColumn(cell, columns[cell.name]) : [])),
      ...calculated.map((cell) => ({
        ...placeOf(cell.address),
        text: excelFormula(sheet, cell) ?? "",
        isFormula: true,
      })),
    ],
  );
  const written = new Map<SheetCell, string>();
  /** Which cells depend on each input, and the last value read from each cell: one that no change reached is not read again. */
  const dependentsOf = new Map<SheetCell, ReadonlySet<SheetCell>>();
  const lastRead = new Map<SheetCell, SheetValue>();
  /**
   * Sums over data that a change did not reach hold their number instead of their formula until one does: the engine
   * calculates every formula again, and these are by far the slowest.
   */
  const held = new Set<SheetCell>();
  const usesData = (cell: SheetCell) =>
    sheet.precedents(cell).some(([first]) => first?.data !== undefined);
  const ofData = new Set(data.length > 0 ? calculated.filter(usesData) : []);

  function reach(input: SheetCell) {
    const known = dependentsOf.get(input) ?? closure(input, sheet.dependents);
    dependentsOf.set(input, known);
    return known;
  }

  /** Writes those that differ from what the workbook has, recalculates, and adds what that reached. */
  function write(cells: readonly SheetCell[], values: SheetValues, reached: Set<SheetCell>) {
    const changed = cells.filter((cell) => written.get(cell) !== String(cellValue(cell, values)));
    for (const cell of changed) written.set(cell, String(cellValue(cell, values)));
    // In the first case every cell is read anyway, and finding all dependents of a long log is slow.
    if (lastRead.size > 0) {
      for (const cell of changed.flatMap((one) => [...reach(one)])) reached.add(cell);
    }
    engine.recalculate([
      ...changed.map((cell) => ({ ...placeOf(cell.address), text: written.get(cell) ?? "" })),
      ...[...ofData].flatMap((cell) => {
        // A sum that no input reaches has to be read once.
        const isCalculated = reached.has(cell) || !lastRead.has(cell);
        if (isCalculated === !held.has(cell)) return [];
        const text = isCalculated ? excelFormula(sheet, cell) : String(lastRead.get(cell));
        if (isCalculated) held.delete(cell);
        else held.add(cell);
        return [{ ...placeOf(cell.address), text: text ?? "" }];
      }),
    ]);
  }

  /** Whether the first sheet says that its figures are those of other inputs. */
  function isMarkedStale() {
    const results = calculated.filter(({ address }) => address.sheet === "Results");
    return results.some(({ address }) =>
      String(engine.read(placeOf(address))).startsWith(inputsChanged),
    );
  }

  return function differences(values: SheetValues): Difference[] {
    const reached = new Set<SheetCell>();
    write(written.size === 0 ? [...entered, ...given] : entered, values, reached);
    const isStale = (cell: SheetCell) => written.get(cell) !== String(cellValue(cell, values));
    // A workbook that says so is compared with what the page solves for these inputs.
    if (given.some(isStale) && isMarkedStale()) write(given, values, reached);
    const stale = given.filter(isStale).map((cell) => ({
      id: cell.id,
      page: cellValue(cell, values),
      workbook: written.get(cell) ?? "",
    }));
    const different = calculated.flatMap((cell) => {
      const page = cellValue(cell, values);
      const before = reached.has(cell) ? undefined : lastRead.get(cell);
      const workbook = before ?? engine.read(placeOf(cell.address));
      lastRead.set(cell, workbook);
      if (isSame(cell, page, workbook) || hasLostItsCarry(page, workbook)) return [];
      return [{ id: cell.id, page, workbook }];
    });
    return [...stale, ...different];
  };
}

/** IronCalc writes 0.99999999999998 with thirteen digits as 0.0000000000000. */
function hasLostItsCarry(page: SheetValue, workbook: SheetValue) {
  const whole = Math.round(Number(page));
  return page !== whole && Math.abs(Number(page) - whole) < 5e-14 && workbook === whole - 1;
}

function closure(from: SheetCell, next: (cell: SheetCell) => readonly SheetCell[]) {
  const found = new Set([from]);
  for (const cell of found) for (const other of next(cell)) found.add(other);
  return found;
}

function dataColumn({ id, address, data }: SheetCell, rows: SheetValues[string] | undefined) {
  if (!Array.isArray(rows) || rows.length !== data?.rowCount) {
    throw new Error(`The data of ${id} has other rows than its sheet says`);
  }
  const { sheet, row, column } = placeOf(address);
  return rows.map((value, index) => ({
    ...{ sheet, row: row + index, column },
    ...{ text: String(value), isFormula: false },
  }));
}

/**
 * Amounts, and numbers shown with two digits, to a thousandth of a cent; others to 1e-8; text to the letter. Of large
 * numbers the first digits: at -70% a year, NPV is the difference of numbers a thousand times as large, and the normal
 * distribution of the engines agrees to about eleven digits.
 */
export function isSame({ unit, digits }: SheetCell, page: SheetValue, workbook: SheetValue) {
  if (typeof page !== "number" || typeof workbook !== "number") return page === workbook;
  const isCoarse = unit.startsWith("€") || (unit === "number" && digits <= 2);
  const [absolute, relative] = isCoarse ? [1e-5, 1e-11] : [1e-8, 1e-10];
  return Math.abs(page - workbook) <= absolute + relative * Math.abs(page);
}

function placeOf({ sheet, row, column }: Address) {
  return { sheet, row: row + 1, column: column + 1 };
}
