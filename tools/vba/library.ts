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
  abs: ([value]) => sameType(value, Math.abs(amountOf(value))),
  cdate: ([value]) => (typeof value === "string" ? dateOf(value) : coerce(value, "date")),
  cdbl: ([value]) => coerce(value, "double"),
  clng: ([value]) => coerce(value, "long"),
  cstr: ([value]) => textOf(value),
  cverr: ([value]) => new CellError(amountOf(value)),
  dateserial: (args) => {
    const [year = 0, month = 0, day = 0] = args.map((value) => amountOf(value));
    return dateFrom(year, month, day);
  },
  format: ([value, pattern], machine) => format(value, textOf(pattern), machine),
  int: ([value]) => sameType(value, Math.floor(amountOf(value))),
  isempty: ([value]) => value === undefined,
  iserror: ([value]) => value instanceof CellError,
  isnumeric: ([value]) => {
    if (typeof value === "string") return readNumber(value) !== null;
    return (
      value === undefined ||
      typeof value === "boolean" ||
      (isNumber(value) && value.type !== "Date")
    );
  },
  lbound: (args) => long(boundsOf(args).lower),
  ubound: (args) => long(boundsOf(args).upper),
  lcase: ([value]) => textOf(value).toLowerCase(),
  month: ([value]) => long(dayOf(value).getUTCMonth() + 1),
  msgbox: ([text], { messages }) => {
    messages.push(textOf(text));
    return long(1);
  },
  now: (_, { now }) => ({ type: "Date", value: now }),
  rgb: (args) => {
    const [red = 0, green = 0, blue = 0] = args.map((value) => amountOf(value));
    return long(red + 256 * green + 65_536 * blue);
  },
  trim: ([value]) => textOf(value).replace(/^ +| +$/g, ""),
  // Reads up to the first character that is not part of a number; the decimal mark is always a point.
  val: ([value]) => double(Number.parseFloat(textOf(value).replaceAll(" ", "")) || 0),
  year: ([value]) => long(dayOf(value).getUTCFullYear()),
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

function boundsOf([array, dimension = long(1)]: readonly Value[]) {
  const bounds = array instanceof VbaArray && array.bounds[amountOf(dimension) - 1];
  if (!bounds) throw vbaError(array instanceof VbaArray ? 9 : 13);
  return bounds;
}

const epoch = Date.UTC(1899, 11, 30);
const secondsOfDay = 86_400;

function dateFrom(year: number, month: number, day: number, seconds = 0): Value {
  const days = (Date.UTC(year, month - 1, day) - epoch) / (secondsOfDay * 1000);
  return { type: "Date", value: days + seconds / secondsOfDay };
}

function dayOf(value: Value) {
  return new Date(epoch + Math.floor(amountOf(value)) * secondsOfDay * 1000);
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
  const amount = amountOf(value);
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
