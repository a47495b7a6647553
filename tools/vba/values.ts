/** Undefined is Empty, null is Nothing. Numbers have no type of their own: a variable rounds what it is given. */
export type Value =
  | undefined
  | null
  | boolean
  | string
  | number
  | CellError
  | VbaArray
  | VbaObject
  | Value[];

/** A value such as #N/A, by its number in VBA. */
export class CellError {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** An object of Excel or VBA. Its members are in lower case; a macro may use these and no others. */
export class VbaObject {
  /** What For Each goes through. */
  items(): VbaObject[] {
    throw new NotInterpreted("For Each through this object");
  }
}

/** Indices run from a lower bound to an upper one in each dimension. */
export class VbaArray {
  readonly type: string;
  readonly bounds: readonly (readonly [lower: number, upper: number])[];
  readonly elements = new Map<string, Value>();
  constructor(type: string, bounds: VbaArray["bounds"]) {
    this.type = type;
    this.bounds = bounds;
  }
  keyOf(indices: readonly Value[]) {
    const whole = indices.map((index) => roundHalfEven(amountOf(index)));
    const isInside =
      whole.length === this.bounds.length &&
      this.bounds.every(
        ([lower, upper], at) => (whole[at] ?? 0) >= lower && (whole[at] ?? 0) <= upper,
      );
    if (!isInside) throw vbaError(9);
    return whole.join();
  }
  get(indices: readonly Value[]): Value {
    const key = this.keyOf(indices);
    return this.elements.has(key) ? this.elements.get(key) : coerce(undefined, this.type);
  }
  set(indices: readonly Value[], value: Value) {
    this.elements.set(this.keyOf(indices), coerce(value, this.type));
  }
  /** All elements, including those that were never assigned. */
  values(): Value[] {
    let places: number[][] = [[]];
    for (const [lower, upper] of this.bounds) {
      const indices = Array.from({ length: upper - lower + 1 }, (_, index) => lower + index);
      places = places.flatMap((place) => indices.map((index) => [...place, index]));
    }
    return places.map((place) => this.get(place));
  }
}

/** A variable keeps what its type makes of a value. */
export class Variable {
  readonly type: string;
  readonly isArray: boolean;
  #value: Value;
  constructor(type: string, isArray: boolean, value?: Value) {
    this.type = type;
    this.isArray = isArray;
    this.value = value;
  }
  get value(): Value {
    return this.#value;
  }
  // An array is copied when it is assigned; here nothing changes the original afterward.
  set value(value: Value) {
    this.#value = this.isArray || value instanceof VbaArray ? value : coerce(value, this.type);
  }
}

/** An error that VBA raises and `On Error` catches. */
export class VbaError extends Error {}

/** Something that VBA may support and this interpreter does not. Nothing catches it, so the test fails. */
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
};

export function vbaError(number: number) {
  const text = errors[number] ?? "Application-defined or object-defined error";
  return new VbaError(`Run-time error ${number}: ${text}`);
}

function roundHalfEven(value: number) {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

const largest: Record<string, number> = { integer: 32_767, long: 2_147_483_647 };

/** What is kept when a value is put into a variable of this type. */
function coerce(value: Value, type: string): Value {
  switch (type) {
    case "variant":
      return value;
    case "range":
    case "collection":
      if (value === undefined || value === null || value instanceof VbaObject) return value ?? null;
      throw vbaError(13);
    case "string":
      return textOf(value);
    case "boolean":
      return truthOf(value);
    case "currency":
      // In ten-thousandths, so that tenths cancel.
      return roundHalfEven(amountOf(value) * 10_000) / 10_000;
    case "integer":
    case "long": {
      const whole = roundHalfEven(amountOf(value));
      if (Math.abs(whole) > (largest[type] ?? 0)) throw vbaError(6);
      return whole;
    }
    default:
      return amountOf(value);
  }
}

export function truthOf(value: Value): boolean {
  return typeof value === "boolean" ? value : amountOf(value) !== 0;
}

/** As the language of Windows writes numbers. */
let decimalMark: "." | "," = ".";

export function setDecimalMark(mark: "." | ",") {
  decimalMark = mark;
}

/** A number as text in that language. */
export function localized(text: string) {
  return decimalMark === "." ? text : text.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
}

export function amountOf(value: Value): number {
  if (value === undefined) return 0;
  if (typeof value === "boolean") return value ? -1 : 0;
  if (typeof value === "number") return value;
  if (value === null) throw vbaError(91);
  const amount = typeof value === "string" ? readNumber(value) : null;
  if (amount === null) throw vbaError(13);
  return amount;
}

/** Null for a text that VBA does not take for a number. */
export function readNumber(text: string): number | null {
  if (/[()$€%&]/.test(text)) throw new NotInterpreted(`the number ${text}`);
  const plain = localized(text.trim()).replaceAll(",", "");
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : null;
}

export function textOf(value: Value): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return localized(String(Number(value.toPrecision(15))));
  if (value instanceof CellError) return `Error ${value.number}`;
  throw vbaError(13);
}

export function unary(operator: "-" | "not", operand: Value): Value {
  if (operator === "-") return -amountOf(operand);
  if (typeof operand !== "boolean") throw new NotInterpreted("Not of a number");
  return !operand;
}

const calculations: Record<string, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "^": (a, b) => a ** b,
  "/": (a, b) => {
    if (b === 0) throw vbaError(a === 0 ? 6 : 11);
    return a / b;
  },
};

const comparisons: Record<string, (sign: number) => boolean> = {
  "=": (sign) => sign === 0,
  "<>": (sign) => sign !== 0,
  "<": (sign) => sign < 0,
  ">": (sign) => sign > 0,
  "<=": (sign) => sign <= 0,
  ">=": (sign) => sign >= 0,
};

/** Both sides have been evaluated already: VBA does not short-circuit. */
export function binary(operator: string, left: Value, right: Value): Value {
  if (operator === "&") return textOf(left) + textOf(right);
  if (operator === "and" || operator === "or") {
    if (typeof left !== "boolean" || typeof right !== "boolean") {
      throw new NotInterpreted(`${operator} of numbers`);
    }
    return operator === "and" ? left && right : left || right;
  }
  const comparison = comparisons[operator];
  if (comparison) return comparison(order(left, right));
  if (operator === "+" && typeof left === "string" && typeof right === "string")
    return left + right;
  return calculations[operator]?.(amountOf(left), amountOf(right));
}

/** Strings compare character by character, and case matters. */
function order(left: Value, right: Value): number {
  if (typeof left !== "string" && typeof right !== "string")
    return amountOf(left) - amountOf(right);
  const [a = "", b = ""] = [left, right];
  // Depends on whether each side is declared as Variant, which is not kept here.
  if (typeof a !== "string" || typeof b !== "string") {
    throw new NotInterpreted("comparing a text with a number");
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
