import {
  amountOf,
  CellError,
  coerce,
  double,
  isNumber,
  long,
  NotInterpreted,
  readNumber,
  textOf,
  type Value,
  VbaArray,
  VbaObject,
  vbaError,
} from "./values.ts";

/** What a function of VBA may ask of the machine it runs on. */
export type Machine = {
  decimalMark: "." | ",";
  now: number;
  messages: string[];
  printed: Value[][];
};

type LibraryFunction = (args: readonly Value[], machine: Machine) => Value;

export const constants: Record<string, Value> = {
  vbnullstring: "",
  vbexclamation: long(48),
  vbempty: long(0),
  vbdouble: long(5),
  vbstring: long(8),
  vbboolean: long(11),
  xlup: long(-4162),
  xlerrvalue: long(2015),
  xlerrnum: long(2036),
  xlerrna: long(2042),
  xlcolorindexnone: long(-4142),
};

/** The functions of VBA that the modules call, each as Microsoft's reference describes it. */
export const functions: Record<string, LibraryFunction> = {
  abs: ([value], { decimalMark }) => sameType(value, Math.abs(amountOf(value, decimalMark))),
  cdate: ([value], { decimalMark }) =>
    typeof value === "string" ? dateOf(value) : coerce(value, "date", decimalMark),
  cdbl: ([value], { decimalMark }) => coerce(value, "double", decimalMark),
  clng: ([value], { decimalMark }) => coerce(value, "long", decimalMark),
  cstr: ([value], { decimalMark }) => textOf(value, decimalMark),
  cverr: ([value], { decimalMark }) => new CellError(amountOf(value, decimalMark)),
  dateserial: (args, { decimalMark }) => {
    const [year = 0, month = 0, day = 0] = args.map((value) => amountOf(value, decimalMark));
    return dateFrom(year, month, day);
  },
  format: ([value, pattern], machine) => format(value, textOf(pattern, "."), machine),
  int: ([value], { decimalMark }) => sameType(value, Math.floor(amountOf(value, decimalMark))),
  isempty: ([value]) => value === undefined,
  iserror: ([value]) => value instanceof CellError,
  isnumeric: ([value], { decimalMark }) => {
    if (typeof value === "string") return readNumber(value, decimalMark) !== null;
    return (
      value === undefined ||
      typeof value === "boolean" ||
      (isNumber(value) && value.type !== "Date")
    );
  },
  lbound: (args, machine) => long(boundsOf(args, machine).lower),
  ubound: (args, machine) => long(boundsOf(args, machine).upper),
  lcase: ([value], { decimalMark }) => textOf(value, decimalMark).toLowerCase(),
  month: ([value], { decimalMark }) => long(dayOf(value, decimalMark).getUTCMonth() + 1),
  msgbox: ([text], { messages, decimalMark }) => {
    messages.push(textOf(text, decimalMark));
    return long(1);
  },
  now: (_, { now }) => ({ type: "Date", value: now }),
  rgb: (args, { decimalMark }) => {
    const [red = 0, green = 0, blue = 0] = args.map((value) => amountOf(value, decimalMark));
    return long(red + 256 * green + 65_536 * blue);
  },
  trim: ([value], { decimalMark }) => textOf(value, decimalMark).replace(/^ +| +$/g, ""),
  // Reads up to the first character that is no part of a number, and knows the point alone.
  val: ([value], { decimalMark }) =>
    double(Number.parseFloat(textOf(value, decimalMark).replaceAll(" ", "")) || 0),
  year: ([value], { decimalMark }) => long(dayOf(value, decimalMark).getUTCFullYear()),
  vartype: ([value]) => long(varType(value)),
};

function sameType(like: Value, amount: number): Value {
  return isNumber(like) ? { ...like, value: amount } : double(amount);
}

function varType(value: Value): number {
  if (value === undefined) return 0;
  if (typeof value === "string") return 8;
  if (typeof value === "boolean") return 11;
  if (value instanceof CellError) return 10;
  if (isNumber(value)) return { Integer: 2, Long: 3, Double: 5, Currency: 6, Date: 7 }[value.type];
  throw new NotInterpreted("VarType of an object or array");
}

function boundsOf([array, dimension = long(1)]: readonly Value[], { decimalMark }: Machine) {
  const bounds = array instanceof VbaArray && array.bounds[amountOf(dimension, decimalMark) - 1];
  if (!bounds) throw vbaError(array instanceof VbaArray ? 9 : 13);
  return bounds;
}

const epoch = Date.UTC(1899, 11, 30);
const secondsOfDay = 86_400;

function dateFrom(year: number, month: number, day: number, seconds = 0): Value {
  const days = (Date.UTC(year, month - 1, day) - epoch) / (secondsOfDay * 1000);
  return { type: "Date", value: days + seconds / secondsOfDay };
}

function dayOf(value: Value, decimalMark: string) {
  return new Date(epoch + Math.floor(amountOf(value, decimalMark)) * secondsOfDay * 1000);
}

/** Dates that every language setting reads alike: 2024-03-04, with or without a time, or a time alone. */
export function dateOf(text: string): Value {
  const iso = /^(?:(\d{4})-(\d\d)-(\d\d))? ?(?:(\d\d?):(\d\d)(?::(\d\d))?)?$/.exec(text.trim());
  if (!/\d/.test(text)) throw vbaError(13);
  if (!iso) throw new NotInterpreted(`CDate of ${text}`);
  const [year, month = 0, day = 0, hour = 0, minute = 0, second = 0] = iso
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const isDate = new Date(Date.UTC(year ?? 1900, month - 1, day)).getUTCDate() === day;
  if (hour > 23 || minute > 59 || second > 59 || (year !== undefined && !isDate)) {
    throw vbaError(13);
  }
  const seconds = hour * 3600 + minute * 60 + second;
  return year === undefined
    ? { type: "Date", value: seconds / secondsOfDay }
    : dateFrom(year, month, day, seconds);
}

function format(value: Value, pattern: string, { decimalMark }: Machine): string {
  const amount = amountOf(value, decimalMark);
  if (pattern === "#,##0.00") {
    const text = Math.abs(amount).toLocaleString("en-US", {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const localized =
      decimalMark === "." ? text : text.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
    return amount < 0 ? `-${localized}` : localized;
  }
  if (pattern !== "yyyy-mm-dd hh:mm") throw new NotInterpreted(`Format as ${pattern}`);
  return new Date(epoch + Math.round(amount * secondsOfDay) * 1000)
    .toISOString()
    .slice(0, 16)
    .replace("T", " ");
}

/** `Dim lines As Collection`: items by their place, from 1. */
export class Collection extends VbaObject {
  readonly #items: Value[] = [];
  get(name: string, [item]: readonly Value[]): Value {
    switch (name) {
      case "add":
        this.#items.push(item);
        return undefined;
      case "count":
        return long(this.#items.length);
      case "item": {
        const place = amountOf(item, ".") - 1;
        if (!(place in this.#items)) throw vbaError(9);
        return this.#items[place];
      }
      default:
        throw new NotInterpreted(`Collection.${name}`);
    }
  }
}

/** Err.Raise is all that is used of it. */
export class ErrObject extends VbaObject {
  get(name: string, [number]: readonly Value[]): Value {
    if (name !== "raise") throw new NotInterpreted(`Err.${name}`);
    throw vbaError(amountOf(number, "."));
  }
}

/** The Immediate window. */
export class DebugObject extends VbaObject {
  readonly #machine: Machine;
  constructor(machine: Machine) {
    super();
    this.#machine = machine;
  }
  get(name: string, args: readonly Value[]): Value {
    if (name !== "print") throw new NotInterpreted(`Debug.${name}`);
    this.#machine.printed.push([...args]);
    return undefined;
  }
}
