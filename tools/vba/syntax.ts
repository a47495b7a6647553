/** The part of VBA that the site's modules use. Names are in lower case. */
export type TypeName =
  | "integer"
  | "long"
  | "double"
  | "currency"
  | "date"
  | "string"
  | "boolean"
  | "variant"
  | "range"
  | "collection";

export type Expression =
  | { kind: "number"; value: number; type: "Integer" | "Long" | "Double" }
  | { kind: "string"; value: string }
  | { kind: "constant"; value: boolean | null | undefined }
  | { kind: "name"; name: string; line: number }
  | { kind: "new"; type: TypeName }
  /** `a(1, 2)`: a call, an element or the default member of an object. */
  | { kind: "call"; callee: Expression; args: Argument[] }
  /** Without an object it is a member of the object of the With around it. */
  | { kind: "member"; object: Expression | null; name: string; line: number }
  | { kind: "unary"; operator: "-" | "not"; operand: Expression }
  | { kind: "binary"; operator: string; left: Expression; right: Expression };

/** `f(1, , 3)` leaves its second argument out. */
export type Argument = Expression | null;

export type Bounds = { lower: Expression | null; upper: Expression };

export type Declaration = { name: string; type: TypeName; isArray: boolean };

export type Parameter = Declaration & { byReference: boolean };

export type Constant = { kind: "const"; name: string; type: TypeName; value: Expression };

type Action =
  | { kind: "dim"; declarations: Declaration[] }
  | Constant
  | { kind: "redim"; name: string; preserve: boolean; bounds: Bounds[]; line: number }
  | { kind: "assign"; target: Expression; value: Expression; isSet: boolean }
  | { kind: "call"; callee: Expression; args: Argument[] }
  | { kind: "if"; branches: { condition: Expression; body: Statement[] }[]; otherwise: Statement[] }
  | { kind: "select"; subject: Expression; cases: Case[] }
  | {
      kind: "for";
      variable: Expression;
      from: Expression;
      to: Expression;
      step: Expression | null;
      body: Statement[];
    }
  | { kind: "for each"; variable: Expression; of: Expression; body: Statement[] }
  | { kind: "do"; condition: Expression | null; until: boolean; body: Statement[] }
  | { kind: "with"; object: Expression; body: Statement[] }
  | { kind: "exit"; from: "sub" | "function" | "for" | "do" }
  /** Null is `On Error GoTo 0`. */
  | { kind: "on error"; label: string | null }
  | { kind: "label"; name: string };

export type Statement = Action & { line: number };

/** Without values it is `Case Else`. */
export type Case = { values: Expression[] | null; body: Statement[] };

export type Procedure = {
  kind: "sub" | "function";
  name: string;
  parameters: Parameter[];
  result: { type: TypeName; isArray: boolean };
  body: Statement[];
  line: number;
};

export type Module = { declarations: Constant[]; procedures: Map<string, Procedure> };
