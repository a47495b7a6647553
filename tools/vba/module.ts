import { compile } from "./compile.ts";
import type { Excel } from "./excel.ts";
import { library, libraryNames, newObject } from "./library.ts";
import {
  amountOf,
  binary,
  CellError,
  NotInterpreted,
  setDecimalMark,
  truthOf,
  unary,
  type Value,
  Variable,
  VbaArray,
  VbaError,
  VbaObject,
  vbaError,
} from "./values.ts";

type Members = Record<string, Value | ((...args: Value[]) => Value)>;
type Argument = Value | Variable;

/** A VBA module that a test can run. */
export class VbaModule {
  readonly #procedures: Record<string, (...args: Argument[]) => Value>;
  readonly #lines: readonly number[];
  readonly #reached = new Set<number>();
  #excel: Excel | undefined;
  #line = 0;

  /** Throws if the text is not VBA as `compile.ts` knows it, or uses a name that nothing declares. */
  constructor(source: string) {
    const { code, lines } = compile(source, libraryNames);
    this.#lines = lines;
    this.#procedures = new Function("vba", code)(this.#runtime());
  }

  /** Runs a Sub, or a Function for its result: numbers, texts and arrays of them. */
  run(excel: Excel, name: string, ...args: Value[]): Value {
    const procedure = this.#procedures[name.toLowerCase()];
    if (!procedure) throw new Error(`There is no ${name}.`);
    this.#excel = excel;
    setDecimalMark(excel.decimalMark);
    try {
      return plain(procedure(...args));
    } catch (error) {
      if (error instanceof Error) error.message += ` In line ${this.#line}.`;
      throw error;
    }
  }

  /** Lines of statements that no run has reached so far. */
  linesNotRun(): number[] {
    return this.#lines.filter((_, index) => !this.#reached.has(index));
  }

  /** What the compiled code calls. */
  #runtime() {
    return {
      ...{ binary, unary, newObject, Variable, VbaError, NotInterpreted },
      ...{ amount: (value: Value) => amountOf(value), truth: truthOf },
      at: (statement: number) => {
        this.#reached.add(statement);
        this.#line = this.#lines[statement] ?? 0;
      },
      library: (name: string, ...args: Argument[]) => {
        if (!this.#excel) throw new Error("No workbook is open.");
        return library(this.#excel, name, args.map(passed));
      },
      parameter,
      redim,
      item: (of: Value, ...args: Argument[]): Value =>
        of instanceof VbaArray ? of.get(args.map(passed)) : member(of, "item", ...args),
      put_item: (value: Value, of: Value, ...args: Argument[]) => {
        if (!(of instanceof VbaArray)) throw new NotInterpreted("assigning to an item");
        of.set(args.map(passed), value);
      },
      member,
      put_member: (value: Value, of: Value, name: string) => {
        (membersOf(of, name) as Record<string, Value>)[name] = value;
      },
      content: (value: Value) => {
        if (value === null || value instanceof VbaObject) {
          throw new NotInterpreted("an object without Set");
        }
        return value;
      },
      object: (value: Value) => {
        if (value === null || value instanceof VbaObject) return value;
        throw vbaError(13);
      },
    };
  }
}

function passed(argument: Argument): Value {
  return argument instanceof Variable ? argument.value : argument;
}

function membersOf(of: Value, name: string): Members {
  if (of === null) throw vbaError(91);
  if (!(of instanceof VbaObject)) throw vbaError(424);
  if (!(name in of)) throw new NotInterpreted(name);
  return of as unknown as Members;
}

function member(of: Value, name: string, ...args: Argument[]): Value {
  const members = membersOf(of, name);
  const found = members[name];
  if (typeof found === "function") return found.apply(members, args.map(passed));
  return args.length === 0 ? found : member(found, "item", ...args);
}

/** A variable is passed by reference where the procedure may change it. */
function parameter(
  argument: Argument,
  ...[type, isArray, isByValue, name]: [string, boolean, boolean, string]
) {
  if (!(argument instanceof Variable) || isByValue) {
    return new Variable(type, isArray, passed(argument));
  }
  // The compiler accepts no variable of another type where the procedure could change it.
  if (type !== "variant" && (argument.type !== type || argument.isArray !== isArray)) {
    throw new Error(`ByRef argument type mismatch: ${name}.`);
  }
  return argument;
}

function redim(variable: Variable, preserve: boolean, bounds: (readonly [Value, Value])[]) {
  if (!variable.isArray) throw new NotInterpreted("ReDim of a variable that is not an array");
  const sizes = bounds.map(([lower, upper]) => [amountOf(lower), amountOf(upper)] as const);
  const array = new VbaArray(variable.type, sizes);
  if (preserve && variable.value instanceof VbaArray) {
    if (sizes.length > 1) throw new NotInterpreted("ReDim Preserve of a table");
    const [lower, upper] = sizes[0] ?? [0, -1];
    for (const [key, value] of variable.value.elements) {
      if (Number(key) >= lower && Number(key) <= upper) array.set([Number(key)], value);
    }
  }
  variable.value = array;
}

const errorTexts: Record<number, string> = { 2015: "#VALUE!", 2036: "#NUM!", 2042: "#N/A" };

function plain(value: Value): Value {
  if (value instanceof CellError) return errorTexts[value.number] ?? `Error ${value.number}`;
  return value instanceof VbaArray ? value.values().map(plain) : value;
}
