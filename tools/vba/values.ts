import type { TypeName } from "./syntax.ts";

/** As the language of Windows writes numbers. */
let decimalMark: "." | "," = ".";

export function setDecimalMark(mark: "." | ",") {
  decimalMark = mark;
}

export type NumberType = "Integer" | "Long" | "Double" | "Currency" | "Date";

/** VBA calculates differently with each type of number. */
export type VbaNumber = { type: NumberType; value: number };

/** Undefined is Empty, null is Nothing. */
export type Value =
  | undefined
  | null
  | boolean
  | string
  | VbaNumber
  | CellError
  | VbaArray
  | VbaObject;

/** A value such as #N/A, by its number in VBA. */
export class CellError {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** Indices run from a lower bound to an upper one in each dimension. */
export class VbaArray {
  readonly type: TypeName;
  readonly bounds: readonly { lower: number; upper: number }[];
  readonly elements = new Map<string, Value>();
  constructor(type: TypeName, bounds: readonly { lower: number; upper: number }[]) {
    this.type = type;
    this.bounds = bounds;
  }
  keyOf(indices: readonly number[]) {
    const isInside =
      indices.length === this.bounds.length &&
      this.bounds.every(({ lower, upper }, dimension) => {
        const index = indices[dimension] ?? Number.NaN;
        return index >= lower && index <= upper;
      });
    if (!isInside) throw vbaError(9);
    return indices.join();
  }
  get(indices: readonly number[]): Value {
    const key = this.keyOf(indices);
    return this.elements.has(key) ? this.elements.get(key) : initialValue(this.type);
  }
  set(indices: readonly number[], value: Value) {
    this.elements.set(this.keyOf(indices), value);
  }
  /** All elements, including those that were never assigned. */
  values(): Value[] {
    let places: number[][] = [[]];
    for (const { lower, upper } of this.bounds) {
      const indices = Array.from({ length: upper - lower + 1 }, (_, index) => lower + index);
      places = places.flatMap((place) => indices.map((index) => [...place, index]));
    }
    return places.map((place) => this.get(place));
  }
}

/** An object of Excel or VBA, by its members. The interpreter does not know any others. */
export abstract class VbaObject {
  abstract get(name: string, args: readonly Value[]): Value;
  set(name: string, _value: Value): void {
    throw new NotInterpreted(`writing ${name}`);
  }
  /** What For Each goes through. */
  items(): Value[] {
    throw new NotInterpreted("For Each through this object");
  }
}

type Members = Readonly<Record<string, (args: readonly Value[]) => Value>>;

/** An object whose members can be read or called, and no more. */
export function objectWith(members: Members): VbaObject {
  return new (class extends VbaObject {
    get(name: string, args: readonly Value[]): Value {
      const member = members[name];
      if (!member) throw new NotInterpreted(name);
      return member(args);
    }
  })();
}

/** An error that VBA raises and `On Error` catches. */
export class VbaError extends Error {
  readonly number: number;
  constructor(number: number, message: string) {
    super(`Run-time error ${number}: ${message}`);
    this.number = number;
  }
}

/** Something that VBA may well support and this interpreter does not. Nothing catches it, so the test fails. */
export class NotInterpreted extends Error {
  constructor(what: string) {
    super(`Not interpreted: ${what}.`);
  }
}

const errors: Record<number, string> = {
  5: "Invalid procedure call or argument",
  6: "Overflow",
  9: "Subscript out of range",
  11: "Division by zero",
  13: "Type mismatch",
  91: "Object variable or With block variable not set",
  424: "Object required",
  1004: "Application-defined or object-defined error",
};

export function vbaError(number: number) {
  return new VbaError(number, errors[number] ?? "Application-defined or object-defined error");
}

export function isNumber(value: Value): value is VbaNumber {
  return typeof value === "object" && value !== null && "type" in value && "value" in value;
}

export function double(value: number): VbaNumber {
  return { type: "Double", value };
}

export function long(value: number): VbaNumber {
  return numberOf("Long", value);
}

const limits: Record<NumberType, [number, number]> = {
  Integer: [-32_768, 32_767],
  Long: [-2_147_483_648, 2_147_483_647],
  Double: [-Number.MAX_VALUE, Number.MAX_VALUE],
  Currency: [-922_337_203_685_477, 922_337_203_685_477],
  Date: [-657_434, 2_958_466],
};

/** Whole numbers and ten-thousandths of a currency are rounded half to even; too large is an overflow. */
export function numberOf(type: NumberType, value: number): VbaNumber {
  const [least, most] = limits[type];
  const rounded =
    type === "Integer" || type === "Long"
      ? roundHalfEven(value)
      : type === "Currency"
        ? roundHalfEven(value * 10_000) / 10_000
        : value;
  if (!(rounded >= least && rounded <= most)) throw vbaError(6);
  return { type, value: rounded };
}

export function roundHalfEven(value: number) {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

export function initialValue(type: TypeName): Value {
  switch (type) {
    case "variant":
      return undefined;
    case "range":
    case "collection":
      return null;
    default:
      return coerce(undefined, type);
  }
}

/** What is kept when a value is put into a variable of this type. */
export function coerce(value: Value, type: TypeName): Value {
  switch (type) {
    case "variant":
      return value;
    case "range":
    case "collection":
      if (value === null || value instanceof VbaObject) return value;
      throw vbaError(13);
    case "string":
      return textOf(value);
    case "boolean":
      return truthOf(value);
    case "date":
      return numberOf("Date", amountOf(value));
    default:
      return numberOf(numberTypes[type], amountOf(value));
  }
}

const numberTypes = {
  integer: "Integer",
  long: "Long",
  double: "Double",
  currency: "Currency",
} as const;

export function truthOf(value: Value): boolean {
  return typeof value === "boolean" ? value : amountOf(value) !== 0;
}

/** A value as a number. A text is read as the machine's language writes numbers. */
export function amountOf(value: Value): number {
  if (value === undefined) return 0;
  if (typeof value === "boolean") return value ? -1 : 0;
  if (isNumber(value)) return value.value;
  if (typeof value === "string") {
    const amount = readNumber(value);
    if (amount === null) throw vbaError(13);
    return amount;
  }
  if (value === null) throw vbaError(91);
  if (value instanceof VbaObject) throw new NotInterpreted("an object in the place of a number");
  throw vbaError(13);
}

/** Null for a text that VBA does not take for a number. */
export function readNumber(text: string): number | null {
  const [point, comma] = decimalMark === "." ? [".", ","] : [",", "."];
  const trimmed = text.trim();
  if (!/\d/.test(trimmed)) return null;
  if (/[()$€%&]/.test(trimmed)) throw new NotInterpreted(`the number ${text}`);
  const plain = trimmed.replaceAll(comma, "").replace(point, ".");
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : null;
}

export function textOf(value: Value): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "True" : "False";
  if (isNumber(value) && value.type !== "Date") {
    if (Math.abs(value.value) >= 1e15)
      throw new NotInterpreted("a number of sixteen digits as text");
    return String(Number(value.value.toPrecision(15))).replace(".", decimalMark);
  }
  if (value instanceof CellError) return `Error ${value.number}`;
  if (value instanceof VbaArray) throw vbaError(13);
  throw new NotInterpreted("a date or an object as text");
}
