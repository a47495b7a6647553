import { dateOf } from "./library.ts";
import {
  amountOf,
  type CellError,
  double,
  isNumber,
  long,
  NotInterpreted,
  objectWith,
  readNumber,
  textOf,
  type Value,
  VbaArray,
  VbaObject,
  vbaError,
} from "./values.ts";

/** What a test puts into a cell. A text such as 2024-03-04 08:02:11 is a date, as Excel reads it from a file. */
export type CellContent = string | number | boolean | null | CellError;

type Cell = { row: number; column: number; content: Value; isDate: boolean; color: number | null };

const lastRow = 1_048_576;
const lastColumn = 16_384;
const dateFormat = /[dy]/;
const isoDate = /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/;

/** The cells of one sheet. */
export class Worksheet extends VbaObject {
  readonly name: string;
  isProtected = false;
  readonly #columns = new Map<number, Map<number, Cell>>();

  constructor(name: string, rows: readonly (readonly CellContent[])[]) {
    super();
    this.name = name;
    for (const [row, contents] of rows.entries()) {
      for (const [column, content] of contents.entries()) {
        if (content !== null && content !== "") this.#put(row + 1, column + 1, content);
      }
    }
  }

  #put(row: number, column: number, content: Exclude<CellContent, null>) {
    const isDate = typeof content === "string" && isoDate.test(content);
    const cell = this.cellAt(row, column);
    cell.isDate = isDate;
    cell.content = isDate
      ? double(amountOf(dateOf(content)))
      : typeof content === "number"
        ? double(content)
        : content;
  }

  cellAt(row: number, column: number): Cell {
    const cells = this.#columns.get(column) ?? new Map<number, Cell>();
    this.#columns.set(column, cells);
    const empty = { row, column, content: undefined, isDate: false, color: null };
    const cell = cells.get(row) ?? empty;
    cells.set(row, cell);
    return cell;
  }

  isEmpty(row: number, column: number) {
    return this.#columns.get(column)?.get(row)?.content === undefined;
  }

  /** The cells of some columns that hold something. */
  filled(from = 1, to = lastColumn): Cell[] {
    return [...this.#columns]
      .filter(([column]) => column >= from && column <= to)
      .flatMap(([, cells]) => [...cells.values()].filter(({ content }) => content !== undefined));
  }

  whole() {
    return new Range(this, 1, 1, lastRow, lastColumn);
  }

  range(address: string) {
    const corners = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(address.replaceAll("$", ""));
    if (!corners) throw vbaError(1004);
    const [, left = "", top = "", right = left, bottom = top] = corners;
    const [column, row] = [columnOf(left), Number(top)];
    return new Range(this, row, column, Number(bottom) - row + 1, columnOf(right) - column + 1);
  }

  get(name: string, args: readonly Value[]): Value {
    switch (name) {
      case "range":
        return this.range(textOf(args[0]));
      case "protect":
      case "unprotect":
        this.isProtected = name === "protect";
        return undefined;
      default:
        return this.whole().get(name, args);
    }
  }

  /** The contents of the rows from 1 to the last used one, with dates as numbers. */
  rows(): CellContent[][] {
    const filled = this.filled();
    const rowCount = Math.max(0, ...filled.map(({ row }) => row));
    const columnCount = Math.max(0, ...filled.map(({ column }) => column));
    return Array.from({ length: rowCount }, (_, row) =>
      Array.from({ length: columnCount }, (_, column) => {
        const { content } = this.cellAt(row + 1, column + 1);
        return isNumber(content) ? content.value : ((content ?? null) as CellContent);
      }),
    );
  }
}

function columnOf(letters: string) {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** A rectangle of cells. */
export class Range extends VbaObject {
  readonly sheet: Worksheet;
  readonly row: number;
  readonly column: number;
  readonly rowCount: number;
  readonly columnCount: number;

  constructor(
    ...[sheet, row, column, rowCount = 1, columnCount = 1]: [
      sheet: Worksheet,
      row: number,
      column: number,
      rowCount?: number,
      columnCount?: number,
    ]
  ) {
    super();
    this.sheet = sheet;
    this.row = row;
    this.column = column;
    this.rowCount = rowCount;
    this.columnCount = columnCount;
    if (row < 1 || column < 1) throw vbaError(1004);
  }

  /** Row by row. */
  override items(): Range[] {
    return Array.from({ length: this.rowCount * this.columnCount }, (_, index) => {
      const row = Math.floor(index / this.columnCount);
      return new Range(this.sheet, this.row + row, this.column + (index % this.columnCount));
    });
  }

  contents(): Value[] {
    return this.items().map(({ sheet, row, column }) => sheet.cellAt(row, column).content);
  }

  /** Without the empty cells, of which a column has a million. */
  filled() {
    return this.sheet
      .filled(this.column, this.column + this.columnCount - 1)
      .filter(({ row }) => row >= this.row && row < this.row + this.rowCount);
  }

  get(name: string, args: readonly Value[]): Value {
    switch (name) {
      case "value":
      case "value2":
        return this.#value(name === "value");
      case "cells":
      case "item":
        return args.length === 0 ? this : this.#cell(args);
      case "columns": {
        const column = this.column + amountOf(args[0]) - 1;
        return new Range(this.sheet, this.row, column, this.rowCount, 1);
      }
      case "rows":
        return objectWith({ count: () => long(this.rowCount) });
      case "count":
        return long(this.rowCount * this.columnCount);
      case "row":
        return long(this.row);
      case "end":
        return this.#end(amountOf(args[0]));
      case "offset": {
        const [down = 0, right = 0] = args.map((value) => amountOf(value));
        const { sheet, row, column, rowCount, columnCount } = this;
        return new Range(sheet, row + down, column + right, rowCount, columnCount);
      }
      case "currentregion":
        return this.#currentRegion();
      case "interior":
        return new Interior(this);
      case "clearcontents":
        this.#clear();
        return undefined;
      default:
        throw new NotInterpreted(`Range.${name}`);
    }
  }

  override set(name: string, value: Value) {
    if (this.sheet.isProtected) throw vbaError(1004);
    for (const { sheet, row, column } of this.items()) {
      const cell = sheet.cellAt(row, column);
      if (name === "numberformat") cell.isDate = dateFormat.test(textOf(value));
      else if (name === "value") cell.content = asEntered(value);
      else throw new NotInterpreted(`writing Range.${name}`);
    }
  }

  #value(datesAsDates: boolean): Value {
    const read = ({ sheet, row, column }: Range) => {
      const { content, isDate } = sheet.cellAt(row, column);
      return datesAsDates && isDate && isNumber(content)
        ? { type: "Date" as const, value: content.value }
        : content;
    };
    if (this.rowCount === 1 && this.columnCount === 1) return read(this);
    const bounds = [this.rowCount, this.columnCount].map((upper) => ({ lower: 1, upper }));
    const array = new VbaArray("variant", bounds);
    for (const cell of this.items()) {
      array.set([cell.row - this.row + 1, cell.column - this.column + 1], read(cell));
    }
    return array;
  }

  #cell([row, column]: readonly Value[]) {
    if (column === undefined) throw new NotInterpreted("Cells with one number");
    const across = typeof column === "string" ? columnOf(column.toUpperCase()) : amountOf(column);
    return new Range(this.sheet, this.row + amountOf(row) - 1, this.column + across - 1);
  }

  /** Up from an empty cell: the first that is filled, or the first row. */
  #end(direction: number) {
    if (direction !== -4162) throw new NotInterpreted("End in a direction other than xlUp");
    if (!this.sheet.isEmpty(this.row, this.column))
      throw new NotInterpreted("End of a filled cell");
    const above = this.sheet
      .filled(this.column, this.column)
      .filter(({ row }) => row < this.row)
      .map(({ row }) => row);
    return new Range(this.sheet, Math.max(1, ...above), this.column);
  }

  /** The cells around this one, up to an empty row and an empty column. Here it grows down and to the right. */
  #currentRegion() {
    let [rows, columns] = [1, 1];
    const isFilled = (row: number, column: number) =>
      !this.sheet.isEmpty(this.row + row, this.column + column);
    while (true) {
      const below = Array.from({ length: columns + 1 }, (_, column) => isFilled(rows, column));
      const beside = Array.from({ length: rows + 1 }, (_, row) => isFilled(row, columns));
      if (below.includes(true)) rows += 1;
      else if (beside.includes(true)) columns += 1;
      else return new Range(this.sheet, this.row, this.column, rows, columns);
    }
  }

  #clear() {
    if (this.sheet.isProtected) throw vbaError(1004);
    for (const cell of this.filled()) cell.content = undefined;
  }
}

/** What Excel makes of a value that a macro writes into a cell. */
function asEntered(value: Value): Value {
  if (value === "") return undefined;
  if (isNumber(value)) return double(value.value);
  if (typeof value === "string") {
    const looksLikeMore = value.startsWith("=") || readNumber(value) !== null;
    if (looksLikeMore || isoDate.test(value)) throw new NotInterpreted(`entering ${value} as text`);
  }
  return value;
}

/** The fill of cells. */
class Interior extends VbaObject {
  readonly #range: Range;
  constructor(range: Range) {
    super();
    this.#range = range;
  }
  get(name: string): Value {
    throw new NotInterpreted(`Interior.${name}`);
  }
  override set(name: string, value: Value) {
    const color = amountOf(value);
    if (name === "colorindex" && color !== -4142) throw new NotInterpreted("a color by its index");
    for (const { sheet, row, column } of this.#range.items()) {
      sheet.cellAt(row, column).color = name === "color" ? color : null;
    }
  }
}
