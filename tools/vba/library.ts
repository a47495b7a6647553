import { sum } from "d3-array";
import { dateOf, type Excel, epoch, Range } from "./excel.ts";
import {
  amountOf,
  CellError,
  localized,
  NotInterpreted,
  readNumber,
  textOf,
  type Value,
  Variable,
  VbaArray,
  VbaObject,
  vbaError,
} from "./values.ts";

type LibraryFunction = (args: readonly Value[], excel: Excel) => Value;

const constants: Record<string, Value> = {
  ...{ vbnullstring: "", vbexclamation: 48, vbempty: 0, vbdouble: 5, vbstring: 8, vbboolean: 11 },
  ...{ xlup: -4162, xlerrvalue: 2015, xlerrnum: 2036, xlerrna: 2042, xlcolorindexnone: -4142 },
};

const object = (members: Record<string, unknown>) => Object.assign(new VbaObject(), members);

/** The functions and objects of VBA and Excel that the modules use, each as Microsoft's reference describes it. */
const functions: Record<string, LibraryFunction> = {
  abs: ([value]) => Math.abs(amountOf(value)),
  cdate: ([value]) => (typeof value === "string" ? dateOf(value) : amountOf(value)),
  cdbl: ([value]) => amountOf(value),
  clng: ([value]) => new Variable("long", false, value).value,
  cstr: ([value]) => textOf(value),
  cverr: ([value]) => new CellError(amountOf(value)),
  dateserial: (args) => {
    const [year = 0, month = 0, day = 0] = args.map(amountOf);
    return (Date.UTC(year, month - 1, day) - epoch) / 86_400_000;
  },
  format: ([value, pattern]) => format(amountOf(value), textOf(pattern)),
  int: ([value]) => Math.floor(amountOf(value)),
  isempty: ([value]) => value === undefined,
  iserror: ([value]) => value instanceof CellError,
  isnumeric: ([value]) =>
    typeof value === "string"
      ? readNumber(value) !== null
      : value === undefined || typeof value === "boolean" || typeof value === "number",
  lbound: (args) => boundsOf(args)[0],
  ubound: (args) => boundsOf(args)[1],
  lcase: ([value]) => textOf(value).toLowerCase(),
  month: ([value]) => dayOf(value).getUTCMonth() + 1,
  msgbox: ([text], { messages }) => {
    messages.push(textOf(text));
    return 1;
  },
  now: (_, { now }) => now,
  rgb: (args) => {
    const [red = 0, green = 0, blue = 0] = args.map(amountOf);
    return red + 256 * green + 65_536 * blue;
  },
  trim: ([value]) => textOf(value).replace(/^ +| +$/g, ""),
  // Reads up to the first character that is not part of a number; the decimal mark is always a point.
  val: ([value]) => Number.parseFloat(textOf(value).replaceAll(" ", "")) || 0,
  year: ([value]) => dayOf(value).getUTCFullYear(),
  vartype: ([value]) => {
    if (value instanceof CellError) return 10;
    const found = { undefined: 0, number: 5, string: 8, boolean: 11 }[String(typeof value)];
    if (found === undefined) throw new NotInterpreted("VarType of an object or array");
    return found;
  },
  worksheets: ([name], excel) => excel.sheet(textOf(name)).asObject(),
  application: (_, excel) => object({ inputbox: () => excel.inputBox(), volatile: () => {} }),
  thisworkbook: (_, excel) => object({ save: () => void excel.timesSaved++ }),
  debug: (_, excel) => object({ print: (...args: Value[]) => void excel.printed.push(args) }),
  err: () =>
    object({
      raise: (number: Value) => {
        throw vbaError(amountOf(number));
      },
    }),
  worksheetfunction: () => object(worksheetFunctions),
};

export const libraryNames = new Set([...Object.keys(constants), ...Object.keys(functions)]);

export function library(excel: Excel, name: string, args: readonly Value[]): Value {
  return Object.hasOwn(constants, name) ? constants[name] : functions[name]?.(args, excel);
}

const worksheetFunctions: Record<string, (...args: Value[]) => number> = {
  average: (range) => {
    const numbers = numbersOf(range);
    if (numbers.length === 0) throw vbaError(1004);
    return sum(numbers) / numbers.length;
  },
  count: (range) => contentsOf(range).filter((content) => typeof content === "number").length,
  countif: (range, wanted) =>
    contentsOf(range).filter((content) => content === amountOf(wanted)).length,
  large: (range, place) => {
    const found = numbersOf(range).toSorted((a, b) => b - a)[amountOf(place) - 1];
    if (found === undefined) throw vbaError(1004);
    return found;
  },
  stdev_s: (range) => {
    const numbers = numbersOf(range);
    if (numbers.length < 2) throw vbaError(1004);
    const mean = sum(numbers) / numbers.length;
    return Math.sqrt(sum(numbers, (number) => (number - mean) ** 2) / (numbers.length - 1));
  },
  sum: (range) => sum(numbersOf(range)),
  sumproduct: (first, second) => {
    if (!(first instanceof Range && second instanceof Range)) {
      throw new NotInterpreted("SumProduct of arrays");
    }
    const [a, b] = [first.contents(), second.contents()];
    if (a.length !== b.length) throw vbaError(1004);
    const orZero = (value: Value) => (typeof value === "number" ? value : 0);
    return sum(a, (value, index) => orZero(value) * orZero(b[index]));
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
  return contents.filter((content) => typeof content === "number");
}

function boundsOf([array, dimension = 1]: readonly Value[]) {
  const bounds = array instanceof VbaArray && array.bounds[amountOf(dimension) - 1];
  if (!bounds) throw vbaError(array instanceof VbaArray ? 9 : 13);
  return bounds;
}

function dayOf(value: Value) {
  return new Date(epoch + Math.floor(amountOf(value)) * 86_400_000);
}

function format(amount: number, pattern: string): string {
  if (pattern === "#,##0.00") {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return localized(amount.toLocaleString("en-US", digits));
  }
  if (pattern !== "yyyy-mm-dd hh:mm") throw new NotInterpreted(`Format as ${pattern}`);
  const moment = new Date(epoch + Math.round(amount * 86_400) * 1000);
  return moment.toISOString().slice(0, 16).replace("T", " ");
}

/** `New Collection`: items by their place, from 1. */
export function newObject(type: string) {
  if (type !== "collection") throw new NotInterpreted(`New ${type}`);
  const items: Value[] = [];
  return new (class extends VbaObject {
    get count() {
      return items.length;
    }
    add(item: Value) {
      items.push(item);
    }
    item(place: Value) {
      const index = amountOf(place) - 1;
      if (!(index in items)) throw vbaError(9);
      return items[index];
    }
  })();
}
