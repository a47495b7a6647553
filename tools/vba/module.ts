import { type Excel, newObject } from "./excel.ts";
import { constants, functions } from "./library.ts";
import { binary, unary } from "./operators.ts";
import { parse } from "./parse.ts";
import type { Argument, Expression, Module, Procedure, Statement, TypeName } from "./syntax.ts";
import { undeclaredNames } from "./undeclared-names.ts";
import {
  amountOf,
  CellError,
  coerce,
  double,
  initialValue,
  isNumber,
  NotInterpreted,
  numberOf,
  setDecimalMark,
  truthOf,
  type Value,
  VbaArray,
  VbaError,
  VbaObject,
  vbaError,
} from "./values.ts";

type Variable = { type: TypeName; isArray: boolean; value: Value; isFixed?: boolean };

type Frame = {
  excel: Excel;
  procedure: Procedure;
  variables: Map<string, Variable>;
  /** The objects of the With statements around, the innermost last. */
  objects: VbaObject[];
  handler: string | null;
};

type Exit = Extract<Statement, { kind: "exit" }>["from"];

/** What a test hands to a procedure, and what it gets back. */
export type Plain = undefined | null | boolean | string | number | VbaObject | Plain[];

/** A VBA module that a test can run. */
export class VbaModule {
  readonly #module: Module;
  readonly #constants: ReadonlyMap<string, Value>;
  readonly #executed = new Set<Statement>();
  #line = 0;

  /** Throws if the text is not VBA as the interpreter knows it, or uses a name that nothing declares. */
  constructor(source: string) {
    this.#module = parse(source);
    const known = [...Object.keys(constants), ...Object.keys(functions), ...libraryObjects];
    const undeclared = undeclaredNames(this.#module, new Set(known));
    if (undeclared.length > 0) throw new Error(undeclared.join("\n"));
    this.#constants = new Map(constantsOf(this.#module));
  }

  /** Runs a Sub, or a Function for its result. */
  run(excel: Excel, name: string, ...args: Plain[]): Plain {
    const procedure = this.#module.procedures.get(name.toLowerCase());
    if (!procedure) throw new Error(`There is no ${name}.`);
    const values = args.map((arg) => (typeof arg === "number" ? double(arg) : (arg as Value)));
    setDecimalMark(excel.decimalMark);
    try {
      return plain(this.#call(excel, procedure, values));
    } catch (error) {
      if (error instanceof Error) error.message += ` In line ${this.#line}.`;
      throw error;
    }
  }

  /** Lines of statements that no run has reached so far. */
  linesNotRun(): number[] {
    const all = [...this.#module.procedures.values()].flatMap(({ body }) => statementsIn(body));
    return all.filter((one) => !this.#executed.has(one)).map(({ line }) => line);
  }

  #call(excel: Excel, procedure: Procedure, args: readonly (Value | Variable)[]): Value {
    const { parameters, result, kind, name } = procedure;
    if (args.length !== parameters.length) throw new NotInterpreted(`${name} with other arguments`);
    const variables = new Map<string, Variable>();
    for (const [index, { name: parameter, type, isArray, byReference }] of parameters.entries()) {
      const arg = args[index];
      if (isVariable(arg) && byReference) {
        // The compiler accepts no variable of another type where the procedure could change it.
        if (type !== "variant" && (arg.type !== type || arg.isArray !== isArray)) {
          throw new Error(`ByRef argument type mismatch: ${parameter} of ${name}.`);
        }
        variables.set(parameter, arg);
      } else {
        const value = isVariable(arg) ? arg.value : arg;
        const kept = isArray ? value : coerce(value, type);
        variables.set(parameter, { type, isArray, value: kept });
      }
    }
    if (kind === "function") {
      variables.set(name, {
        ...result,
        value: result.isArray ? undefined : initialValue(result.type),
      });
    }
    const frame: Frame = { excel, procedure, variables, objects: [], handler: null };
    this.#runBody(frame);
    return kind === "function" ? variables.get(name)?.value : undefined;
  }

  /**
   * After an error, execution continues at the label that On Error named; inside the handler there is no second one.
   */
  #runBody(frame: Frame) {
    const { body } = frame.procedure;
    let place = 0;
    while (place < body.length) {
      const statement = body[place] as Statement;
      try {
        if (this.#execute(statement, frame)) return;
        place += 1;
      } catch (error) {
        const { handler } = frame;
        if (!(error instanceof VbaError) || handler === null) throw error;
        place = body.findIndex((one) => one.kind === "label" && one.name === handler);
        if (place === -1) throw new NotInterpreted(`the label ${handler} inside a block`);
        frame.handler = null;
        frame.objects.length = 0;
      }
    }
  }

  #block(body: readonly Statement[], frame: Frame): Exit | undefined {
    for (const statement of body) {
      const exit = this.#execute(statement, frame);
      if (exit) return exit;
    }
    return undefined;
  }

  #execute(statement: Statement, frame: Frame): Exit | undefined {
    const { variables } = frame;
    this.#executed.add(statement);
    this.#line = statement.line;
    switch (statement.kind) {
      case "dim":
        for (const { name, type, isArray } of statement.declarations) {
          const value = isArray ? undefined : initialValue(type);
          variables.set(name, { type, isArray, value });
        }
        return undefined;
      case "const": {
        const { name, type, value } = statement;
        const kept = coerce(this.#evaluate(value, frame), type);
        variables.set(name, { type, isArray: false, value: kept, isFixed: true });
        return undefined;
      }
      case "redim":
        this.#redim(statement, frame);
        return undefined;
      case "assign":
        this.#assign(statement, frame);
        return undefined;
      case "call":
        this.#invoke(statement.callee, statement.args, frame);
        return undefined;
      case "if": {
        const branch = statement.branches.find(({ condition }) => this.#isTrue(condition, frame));
        return this.#block(branch ? branch.body : statement.otherwise, frame);
      }
      case "select": {
        const subject = this.#evaluate(statement.subject, frame);
        const chosen = statement.cases.find(
          ({ values }) =>
            values === null ||
            values.some((value) => binary("=", subject, this.#evaluate(value, frame))),
        );
        return this.#block(chosen?.body ?? [], frame);
      }
      case "for":
        return this.#for(statement, frame);
      case "for each": {
        const of = this.#evaluate(statement.of, frame);
        if (!(of instanceof VbaObject)) throw new NotInterpreted("For Each through an array");
        for (const item of of.items()) {
          this.#put(statement.variable, item, frame);
          const exit = this.#block(statement.body, frame);
          if (exit) return exit === "for" ? undefined : exit;
        }
        return undefined;
      }
      case "do": {
        const { condition, until, body } = statement;
        while (!condition || this.#isTrue(condition, frame) !== until) {
          const exit = this.#block(body, frame);
          if (exit) return exit === "do" ? undefined : exit;
        }
        return undefined;
      }
      case "with": {
        const object = this.#evaluate(statement.object, frame);
        if (!(object instanceof VbaObject)) throw vbaError(91);
        frame.objects.push(object);
        const exit = this.#block(statement.body, frame);
        frame.objects.pop();
        return exit;
      }
      case "exit":
        return statement.from;
      case "on error":
        frame.handler = statement.label;
        return undefined;
      case "label":
        return undefined;
    }
  }

  #for({ variable, body, ...bounds }: Extract<Statement, { kind: "for" }>, frame: Frame) {
    // The bounds are evaluated once, before the first iteration.
    const [from, to, step] = [bounds.from, bounds.to, bounds.step].map((bound) =>
      bound ? amountOf(this.#evaluate(bound, frame)) : 1,
    ) as [number, number, number];
    for (let current = from; ; current += step) {
      this.#put(variable, double(current), frame);
      if ((to - current) * Math.sign(step) < 0) return undefined;
      const exit = this.#block(body, frame);
      if (exit) return exit === "for" ? undefined : exit;
    }
  }

  #redim(statement: Extract<Statement, { kind: "redim" }>, frame: Frame) {
    const variable = frame.variables.get(statement.name);
    if (!variable?.isArray) throw new NotInterpreted(`ReDim of ${statement.name}`);
    const bounds = statement.bounds.map(({ lower, upper }) => ({
      lower: lower ? amountOf(this.#evaluate(lower, frame)) : 0,
      upper: amountOf(this.#evaluate(upper, frame)),
    }));
    const array = new VbaArray(variable.type, bounds);
    if (statement.preserve && variable.value instanceof VbaArray) {
      if (bounds.length > 1) throw new NotInterpreted("ReDim Preserve of a table");
      const [{ lower, upper } = { lower: 0, upper: -1 }] = bounds;
      for (const [key, value] of variable.value.elements) {
        if (Number(key) >= lower && Number(key) <= upper) array.set([Number(key)], value);
      }
    }
    variable.value = array;
  }

  #assign({ target, value, isSet }: Extract<Statement, { kind: "assign" }>, frame: Frame) {
    const assigned = this.#evaluate(value, frame);
    const isObject = assigned === null || assigned instanceof VbaObject;
    if (isSet !== isObject)
      throw isSet ? vbaError(13) : new NotInterpreted("an object without Set");
    this.#put(target, assigned, frame);
  }

  #put(target: Expression, value: Value, frame: Frame) {
    const { variables } = frame;
    if (target.kind === "name") {
      const variable = variables.get(target.name);
      if (!variable || variable.isFixed) throw new NotInterpreted(`assigning to ${target.name}`);
      // An array is copied when it is assigned; here nothing changes the original afterwards.
      variable.value =
        variable.isArray || value instanceof VbaArray ? value : coerce(value, variable.type);
    } else if (target.kind === "member") {
      this.#objectOf(target.object, frame).set(target.name, value);
    } else if (target.kind === "call" && target.callee.kind === "name") {
      const array = variables.get(target.callee.name)?.value;
      if (!(array instanceof VbaArray)) throw vbaError(9);
      const indices = this.#indices(target.args, frame);
      array.set(indices, coerce(value, array.type));
    } else throw new NotInterpreted("this assignment");
  }

  #isTrue(condition: Expression, frame: Frame) {
    return truthOf(this.#evaluate(condition, frame));
  }

  #evaluate(expression: Expression, frame: Frame): Value {
    switch (expression.kind) {
      case "number":
        return numberOf(expression.type, expression.value);
      case "string":
      case "constant":
        return expression.value;
      case "name": {
        const variable = frame.variables.get(expression.name);
        return variable ? variable.value : this.#invoke(expression, [], frame);
      }
      case "new":
        return newObject(expression.type);
      case "member":
        return this.#objectOf(expression.object, frame).get(expression.name, []);
      case "call":
        return this.#invoke(expression.callee, expression.args, frame);
      case "unary":
        return unary(expression.operator, this.#evaluate(expression.operand, frame));
      case "binary": {
        const left = this.#evaluate(expression.left, frame);
        return binary(expression.operator, left, this.#evaluate(expression.right, frame));
      }
    }
  }

  /** A procedure, a function of VBA, a member, an element of an array or the item of an object. */
  #invoke(callee: Expression, args: readonly Argument[], frame: Frame): Value {
    const values = () => args.map((arg) => (arg ? this.#evaluate(arg, frame) : undefined));
    if (callee.kind === "member") {
      return this.#objectOf(callee.object, frame).get(callee.name, values());
    }
    if (callee.kind !== "name") throw new NotInterpreted("a call of this kind");
    const { name } = callee;
    const variable = frame.variables.get(name);
    // Inside a function, its name with parentheses calls it again.
    const held = name === frame.procedure.name ? undefined : variable?.value;
    if (held instanceof VbaArray) return held.get(this.#indices(args, frame));
    if (held instanceof VbaObject) return held.get("item", values());
    const procedure = this.#module.procedures.get(name);
    if (procedure) return this.#call(frame.excel, procedure, this.#passed(procedure, args, frame));
    if (variable) throw new NotInterpreted(`${name} with arguments`);
    if (this.#constants.has(name)) return this.#constants.get(name);
    const object = frame.excel.objects[name];
    if (object) return args.length === 0 ? object : object.get("item", values());
    if (Object.hasOwn(constants, name)) return constants[name];
    const library = functions[name];
    if (!library) throw new NotInterpreted(name);
    return library(values(), frame.excel);
  }

  /** A variable is passed by reference where the procedure may change it. */
  #passed(procedure: Procedure, args: readonly Argument[], frame: Frame) {
    return args.map((arg, index): Value | Variable => {
      if (!arg) throw new NotInterpreted("a procedure with an argument left out");
      const variable = arg.kind === "name" ? frame.variables.get(arg.name) : undefined;
      if (procedure.parameters[index]?.byReference) {
        if (variable) return variable;
        const array = arg.kind === "call" && arg.callee.kind === "name" && arg.callee.name;
        if (array && frame.variables.get(array)?.isArray) {
          throw new NotInterpreted("an element of an array, passed by reference");
        }
      }
      return this.#evaluate(arg, frame);
    });
  }

  #objectOf(expression: Expression | null, frame: Frame): VbaObject {
    const object = expression ? this.#evaluate(expression, frame) : frame.objects.at(-1);
    if (object === null) throw vbaError(91);
    if (!(object instanceof VbaObject)) throw vbaError(424);
    return object;
  }

  #indices(args: readonly Argument[], frame: Frame) {
    return args.map((arg) =>
      arg ? Number(numberOf("Long", amountOf(this.#evaluate(arg, frame))).value) : Number.NaN,
    );
  }
}

const libraryObjects = "application debug err thisworkbook worksheetfunction worksheets".split(" ");

function isVariable(value: Value | Variable): value is Variable {
  return typeof value === "object" && value !== null && "isArray" in value;
}

/** The constants of a module are literals. */
function* constantsOf({ declarations }: Module): Generator<[string, Value]> {
  for (const { name, type, value } of declarations) {
    if (value.kind !== "string" && value.kind !== "number") {
      throw new NotInterpreted(`the constant ${name}`);
    }
    const literal = value.kind === "string" ? value.value : numberOf(value.type, value.value);
    yield [name, coerce(literal, type)];
  }
}

/** A statement and all that are inside it. */
function statementsIn(body: readonly Statement[]): Statement[] {
  return body.flatMap((statement) => [
    statement,
    ...("body" in statement ? statementsIn(statement.body) : []),
    ...(statement.kind === "if"
      ? [
          ...statement.branches.flatMap((one) => statementsIn(one.body)),
          ...statementsIn(statement.otherwise),
        ]
      : []),
    ...(statement.kind === "select"
      ? statement.cases.flatMap((one) => statementsIn(one.body))
      : []),
  ]);
}

const errorTexts: Record<number, string> = { 2015: "#VALUE!", 2036: "#NUM!", 2042: "#N/A" };

export function plain(value: Value): Plain {
  if (isNumber(value)) return value.value;
  if (value instanceof CellError) return errorTexts[value.number] ?? `Error ${value.number}`;
  if (value instanceof VbaArray) return value.values().map(plain);
  return value;
}
