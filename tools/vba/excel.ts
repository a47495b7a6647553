import type { Machine } from "./library.ts";
import {
  amountOf,
  CellError,
  double,
  isNumber,
  long,
  NotInterpreted,
  objectWith,
  textOf,
  type Value,
  VbaArray,
  type VbaObject,
  vbaError,
} from "./values.ts";
import { type CellContent, Range, Worksheet } from "./worksheet.ts";

type Settings = {
  /** A date and time as Excel counts them. */
  now?: number;
  /** As the language of Windows writes numbers. */
  decimalMark?: "." | ",";
};

/** A workbook with its sheets, on a machine whose clock, dialogs and Immediate window a test controls. */
export class Excel implements Machine {
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
      Object.entries(sheets).map(([name, rows]) => [name.toLowerCase(), new Worksheet(name, rows)]),
    );
  }

  sheet(name: string): Worksheet {
    const sheet = this.#sheets.get(name.toLowerCase());
    if (!sheet) throw vbaError(9);
    return sheet;
  }

  /** What a module can name without declaring it. */
  readonly objects: Readonly<Record<string, VbaObject>> = {
    worksheets: objectWith({ item: ([name]) => this.sheet(textOf(name)) }),
    application: objectWith({ inputbox: () => this.#answer(), volatile: () => undefined }),
    thisworkbook: objectWith({ save: () => void this.timesSaved++ }),
    worksheetfunction: objectWith(worksheetFunctions),
    err: objectWith({
      raise: ([number]) => {
        throw vbaError(amountOf(number));
      },
    }),
    debug: objectWith({ print: (args) => void this.printed.push([...args]) }),
  };

  #answer(): Value {
    const answer = this.answers.shift();
    if (answer === undefined) throw new Error("The macro asked, and the test has no answer.");
    return typeof answer === "number" ? double(answer) : answer;
  }
}

/** `New Collection`: items by their place, from 1. */
export function newObject(type: string): VbaObject {
  if (type !== "collection") throw new NotInterpreted(`New ${type}`);
  const items: Value[] = [];
  return objectWith({
    add: ([item]) => void items.push(item),
    count: () => long(items.length),
    item: ([place]) => {
      const index = amountOf(place) - 1;
      if (!(index in items)) throw vbaError(9);
      return items[index];
    },
  });
}

const worksheetFunctions: Parameters<typeof objectWith>[0] = {
  average: ([range]) => {
    const numbers = numbersOf(range);
    if (numbers.length === 0) throw vbaError(1004);
    return double(sum(numbers) / numbers.length);
  },
  count: ([range]) => double(contentsOf(range).filter(isNumber).length),
  countif: ([range, wanted]) => {
    const number = amountOf(wanted);
    const isWanted = (value: Value) => isNumber(value) && value.value === number;
    return double(contentsOf(range).filter(isWanted).length);
  },
  large: ([range, place]) => {
    const found = numbersOf(range).toSorted((a, b) => b - a)[amountOf(place) - 1];
    if (found === undefined) throw vbaError(1004);
    return double(found);
  },
  stdev_s: ([range]) => {
    const numbers = numbersOf(range);
    if (numbers.length < 2) throw vbaError(1004);
    const mean = sum(numbers) / numbers.length;
    const squares = numbers.map((number) => (number - mean) ** 2);
    return double(Math.sqrt(sum(squares) / (numbers.length - 1)));
  },
  sum: ([range]) => double(sum(numbersOf(range))),
  sumproduct: ([first, second]) => {
    if (!(first instanceof Range && second instanceof Range)) {
      throw new NotInterpreted("SumProduct of arrays");
    }
    const [a, b] = [first.contents(), second.contents()];
    if (a.length !== b.length) throw vbaError(1004);
    const orZero = (value: Value) => (isNumber(value) ? value.value : 0);
    return double(sum(a.map((value, index) => orZero(value) * orZero(b[index]))));
  },
};

function contentsOf(value: Value): Value[] {
  if (value instanceof Range) return value.filled().map(({ content }) => content);
  if (value instanceof VbaArray) return value.values();
  throw new NotInterpreted("a worksheet function of a single value");
}

/** Texts and empty cells are left out; an error is passed on. */
function numbersOf(value: Value): number[] {
  const contents = contentsOf(value);
  if (contents.some((content) => content instanceof CellError)) throw vbaError(1004);
  return contents.filter(isNumber).map((content) => content.value);
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
