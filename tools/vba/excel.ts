import {
  amountOf,
  type CellError,
  NotInterpreted,
  readNumber,
  textOf,
  type Value,
  VbaArray,
  VbaObject,
  vbaError,
} from "./values.ts";

/** What a test puts into a cell. A text such as 2024-03-04 08:02:11 is a date, as Excel reads it from a file. */
export type CellContent = string | number | boolean | null | CellError;

type Cell = { row: number; column: number; content: Value; color: number | null };

const lastRow = 1_048_576;
const lastColumn = 16_384;
const isoDate = /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/;

/** The cells of one sheet, and all of them as a range. */
export class Worksheet {
  isProtected = false;
  readonly #columns = new Map<number, Map<number, Cell>>();

  constructor(rows: readonly (readonly CellContent[])[]) {
    for (const [row, contents] of rows.entries()) {
      for (const [column, content] of contents.entries()) {
        if (content === null || content === "") continue;
        const isDate = typeof content === "string" && isoDate.test(content);
        this.cellAt(row + 1, column + 1).content = isDate ? dateOf(content) : content;
      }
    }
  }

  cellAt(row: number, column: number): Cell {
    const cells = this.#columns.get(column) ?? new Map<number, Cell>();
    this.#columns.set(column, cells);
    const cell = cells.get(row) ?? { row, column, content: undefined, color: null };
    cells.set(row, cell);
    return cell;
  }

  /** The cells of some columns that hold something; a column has a million that do not. */
  filled(from = 1, to = lastColumn): Cell[] {
    return [...this.#columns]
      .filter(([column]) => column >= from && column <= to)
      .flatMap(([, cells]) => [...cells.values()].filter(({ content }) => content !== undefined));
  }

  range(address: string) {
    const corners = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(address.replaceAll("$", ""));
    if (!corners) throw vbaError(1004);
    const [, left = "", top = "", right = left, bottom = top] = corners;
    const [column, row] = [columnOf(left), Number(top)];
    return new Range(this, row, column, Number(bottom) - row + 1, columnOf(right) - column + 1);
  }

  /** What a macro sees. */
  asObject() {
    const sheet = this;
    return new (class extends Range {
      range(address: Value) {
        return sheet.range(textOf(address));
      }
      protect() {
        sheet.isProtected = true;
      }
      unprotect() {
        sheet.isProtected = false;
      }
    })(this, 1, 1, lastRow, lastColumn);
  }

  /** The contents of the rows from 1 to the last used one, with dates as numbers. */
  rows(): CellContent[][] {
    const filled = this.filled();
    const rowCount = Math.max(0, ...filled.map(({ row }) => row));
    const columnCount = Math.max(0, ...filled.map(({ column }) => column));
    return Array.from({ length: rowCount }, (_, row) =>
      Array.from(
        { length: columnCount },
        (_, column) => (this.cellAt(row + 1, column + 1).content ?? null) as CellContent,
      ),
    );
  }
}

function columnOf(letters: string) {
  return [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
}

/** A rectangle of cells, with the members that macros use. */
export class Range extends VbaObject {
  readonly #sheet: Worksheet;
  readonly row: number;
  readonly column: number;
  readonly #rowCount: number;
  readonly #columnCount: number;

  constructor(sheet: Worksheet, row: number, column: number, rowCount = 1, columnCount = 1) {
    super();
    [this.#sheet, this.row, this.column] = [sheet, row, column];
    [this.#rowCount, this.#columnCount] = [rowCount, columnCount];
    if (row < 1 || column < 1) throw vbaError(1004);
  }

  /** Row by row. */
  override items(): Range[] {
    return Array.from({ length: this.count }, (_, index) => {
      const row = Math.floor(index / this.#columnCount);
      return new Range(this.#sheet, this.row + row, this.column + (index % this.#columnCount));
    });
  }

  contents(): Value[] {
    return this.items().map((cell) => cell.#cell.content);
  }

  filled() {
    return this.#sheet
      .filled(this.column, this.column + this.#columnCount - 1)
      .filter(({ row }) => row >= this.row && row < this.row + this.#rowCount);
  }

  get #cell() {
    return this.#sheet.cellAt(this.row, this.column);
  }

  #change(change: (cell: Cell) => void) {
    if (this.#sheet.isProtected) throw vbaError(1004);
    for (const cell of this.items()) change(cell.#cell);
  }

  get value(): Value {
    if (this.count === 1) return this.#cell.content;
    const array = new VbaArray("variant", [
      [1, this.#rowCount],
      [1, this.#columnCount],
    ]);
    for (const cell of this.items()) {
      array.set([cell.row - this.row + 1, cell.column - this.column + 1], cell.#cell.content);
    }
    return array;
  }
  set value(value: Value) {
    const content = asEntered(value);
    this.#change((cell) => {
      cell.content = content;
    });
  }

  get value2() {
    return this.value;
  }

  /** How a cell looks makes no difference here. */
  set numberformat(_: Value) {}

  get count() {
    return this.#rowCount * this.#columnCount;
  }

  get rows() {
    return Object.assign(new VbaObject(), { count: this.#rowCount });
  }

  cells(row?: Value, column?: Value) {
    if (row === undefined) return this;
    if (column === undefined) throw new NotInterpreted("Cells with one number");
    const across = typeof column === "string" ? columnOf(column) : amountOf(column);
    return new Range(this.#sheet, this.row + amountOf(row) - 1, this.column + across - 1);
  }

  columns(column: Value) {
    const at = this.column + amountOf(column) - 1;
    return new Range(this.#sheet, this.row, at, this.#rowCount, 1);
  }

  offset(down: Value, right: Value) {
    const [row, column] = [this.row + amountOf(down), this.column + amountOf(right)];
    return new Range(this.#sheet, row, column, this.#rowCount, this.#columnCount);
  }

  /** Up from an empty cell: the first that is filled, or the first row. */
  end(direction: Value) {
    const isUp = direction === -4162 && this.#cell.content === undefined;
    if (!isUp) throw new NotInterpreted("End, but for xlUp from an empty cell");
    const above = this.#sheet.filled(this.column, this.column).map(({ row }) => row);
    const last = Math.max(1, ...above.filter((row) => row < this.row));
    return new Range(this.#sheet, last, this.column);
  }

  /** The cells around this one, up to an empty row and an empty column. Here it grows down and to the right. */
  get currentregion(): Range {
    let [rows, columns] = [1, 1];
    const isFilled = (row: number, column: number) =>
      this.#sheet.cellAt(this.row + row, this.column + column).content !== undefined;
    while (true) {
      const below = Array.from({ length: columns + 1 }, (_, column) => isFilled(rows, column));
      const beside = Array.from({ length: rows + 1 }, (_, row) => isFilled(row, columns));
      if (below.includes(true)) rows += 1;
      else if (beside.includes(true)) columns += 1;
      else return new Range(this.#sheet, this.row, this.column, rows, columns);
    }
  }

  /** The fill of the cells. */
  get interior() {
    const paint = (color: number | null) =>
      this.#change((cell) => {
        cell.color = color;
      });
    return new (class extends VbaObject {
      set color(value: Value) {
        paint(amountOf(value));
      }
      set colorindex(value: Value) {
        if (value !== -4142) throw new NotInterpreted("a color by its index");
        paint(null);
      }
    })();
  }

  clearcontents() {
    if (this.#sheet.isProtected) throw vbaError(1004);
    for (const cell of this.filled()) cell.content = undefined;
  }
}

/** What Excel makes of a value that a macro writes into a cell. */
function asEntered(value: Value): Value {
  if (typeof value !== "string") return value;
  if (value.startsWith("=") || readNumber(value) !== null || isoDate.test(value)) {
    throw new NotInterpreted(`entering ${value} as text`);
  }
  return value === "" ? undefined : value;
}

export const epoch = Date.UTC(1899, 11, 30);

/** Dates that every language setting reads alike: 2024-03-04, with or without a time, or a time alone. */
export function dateOf(text: string): number {
  if (!/\d/.test(text)) throw vbaError(13);
  const [, date, time = "0:00"] =
    /^(\d{4}-\d\d-\d\d)? ?(\d\d?:\d\d(?::\d\d)?)?$/.exec(text.trim()) ?? [];
  if (date === undefined && time === "0:00") throw new NotInterpreted(`CDate of ${text}`);
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  const day = date === undefined ? epoch : Date.parse(date);
  const isDate = date === undefined || new Date(day || 0).toISOString().startsWith(date);
  if (hour > 23 || minute > 59 || second > 59 || !isDate) throw vbaError(13);
  return (day - epoch) / 86_400_000 + (hour * 3600 + minute * 60 + second) / 86_400;
}

type Settings = {
  /** A date and time as Excel counts them. */
  now?: number;
  /** As the language of Windows writes numbers. */
  decimalMark?: "." | ",";
};

/** A workbook with its sheets, on a machine whose clock, dialogs and Immediate window a test controls. */
export class Excel {
  now: number;
  readonly decimalMark: "." | ",";
  readonly messages: string[] = [];
  readonly printed: Value[][] = [];
  /** What the person will answer to the next InputBox; false is Cancel. */
  readonly answers: (string | number | false)[] = [];
  timesSaved = 0;
  readonly #sheets: Map<string, Worksheet>;

  constructor(
    sheets: Readonly<Record<string, readonly (readonly CellContent[])[]>>,
    { now = 0, decimalMark = "." }: Settings = {},
  ) {
    this.now = now;
    this.decimalMark = decimalMark;
    this.#sheets = new Map(
      Object.entries(sheets).map(([name, rows]) => [name.toLowerCase(), new Worksheet(rows)]),
    );
  }

  sheet(name: string): Worksheet {
    const sheet = this.#sheets.get(name.toLowerCase());
    if (!sheet) throw vbaError(9);
    return sheet;
  }

  inputBox(): Value {
    const answer = this.answers.shift();
    if (answer === undefined) throw new Error("The macro asked, and the test has no answer.");
    return answer;
  }
}
