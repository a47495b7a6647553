import {
  amountOf,
  CellError,
  double,
  isNumber,
  long,
  NotInterpreted,
  type NumberType,
  numberOf,
  textOf,
  truthOf,
  type Value,
  VbaArray,
  VbaObject,
  vbaError,
} from "./values.ts";

/** In a sum Currency is more exact than Double, in a product it is the other way round. */
const ranks: Record<"+" | "*", readonly NumberType[]> = {
  "+": ["Integer", "Long", "Double", "Currency", "Date"],
  "*": ["Integer", "Long", "Currency", "Double", "Date"],
};

export function unary(operator: "-" | "not", operand: Value): Value {
  if (operator === "-") return binary("-", long(0), operand);
  if (typeof operand !== "boolean") throw new NotInterpreted("Not of a number");
  return !operand;
}

export function binary(operator: string, left: Value, right: Value): Value {
  const [a, b] = [() => amountOf(left), () => amountOf(right)];
  switch (operator) {
    case "+":
      if (typeof left === "string" && typeof right === "string") return left + right;
      return numberOf(typeOfSum(left, right, "+"), a() + b());
    case "-":
      // The days between two dates are a number, not a date.
      if (numberTypeOf(left) === "Date" && numberTypeOf(right) === "Date") return double(a() - b());
      return numberOf(typeOfSum(left, right, "+"), a() - b());
    case "*": {
      const type = typeOfSum(left, right, "*");
      return numberOf(type === "Date" ? "Double" : type, a() * b());
    }
    case "/":
      if (b() === 0) throw vbaError(a() === 0 ? 6 : 11);
      return double(a() / b());
    case "^":
      return numberOf("Double", a() ** b());
    case "&":
      return textOf(left) + textOf(right);
    case "and":
    case "or":
    case "xor":
      return logical(operator, left, right);
    default: {
      const comparison = comparisons[operator];
      if (!comparison) throw new NotInterpreted(operator);
      return comparison(order(left, right));
    }
  }
}

/** Both sides have been evaluated already: VBA does not short-circuit. */
function logical(operator: "and" | "or" | "xor", left: Value, right: Value) {
  if (typeof left !== "boolean" || typeof right !== "boolean") {
    throw new NotInterpreted(`${operator} of numbers`);
  }
  const [a, b] = [truthOf(left), truthOf(right)];
  return operator === "and" ? a && b : operator === "or" ? a || b : a !== b;
}

const comparisons: Record<string, (sign: number) => boolean> = {
  "=": (sign) => sign === 0,
  "<>": (sign) => sign !== 0,
  "<": (sign) => sign < 0,
  ">": (sign) => sign > 0,
  "<=": (sign) => sign <= 0,
  ">=": (sign) => sign >= 0,
};

/** Strings compare character by character, and case matters. */
function order(left: Value, right: Value): number {
  for (const value of [left, right]) {
    if (value instanceof CellError || value instanceof VbaArray) throw vbaError(13);
    if (value instanceof VbaObject || value === null) throw new NotInterpreted("comparing objects");
  }
  if (typeof left === "string" || typeof right === "string") {
    const isTextOrEmpty = (value: Value) => typeof value === "string" || value === undefined;
    // Depends on whether each side is declared as Variant, which is not kept here.
    if (!isTextOrEmpty(left) || !isTextOrEmpty(right)) {
      throw new NotInterpreted("comparing a text with a number");
    }
    const [a, b] = [textOf(left), textOf(right)];
    return a < b ? -1 : a > b ? 1 : 0;
  }
  return amountOf(left) - amountOf(right);
}

function typeOfSum(left: Value, right: Value, operator: "+" | "*"): NumberType {
  const rank = ranks[operator];
  const places = [left, right].map((value) => rank.indexOf(numberTypeOf(value)));
  return rank[Math.max(...places)] ?? "Double";
}

function numberTypeOf(value: Value): NumberType {
  if (isNumber(value)) return value.type;
  return typeof value === "string" ? "Double" : "Integer";
}
