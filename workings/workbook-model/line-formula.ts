import type { Expression } from "../parse-formula.ts";
import { numberText, type Value } from "../value.ts";
import { type Area, areaText, type Place, parseArea } from "../workbook/area.ts";
import type { Shape } from "../workbook/link.ts";
import {
  type CellExpression,
  type CellsReference,
  parseCellFormula,
} from "../workbook/parse-cell-formula.ts";
import { areaOf } from "../workbook/reference-area.ts";
import type { Slice } from "../workbook/slice.ts";

/** The formula of a cell with its references as areas, `2!B5:L5` for those of the third sheet, so that it can be explained. */
export function lineFormula(
  shape: Shape,
  at: Place & { sheet: number },
  sheets: readonly { name: string }[],
  names: Slice["names"],
): Expression {
  return translated(shape.expression, shape);

  function translated(expression: CellExpression, anchor: Place): Expression {
    const part = (one: CellExpression) => translated(one, anchor);
    switch (expression.kind) {
      case "number":
      case "text":
        return expression;
      case "group":
        return { kind: "group", inner: part(expression.inner) };
      case "negative":
        return { kind: "negative", operand: part(expression.operand) };
      case "binary": {
        const { operator, left, right } = expression;
        return { kind: "binary", operator, left: part(left), right: part(right) };
      }
      case "call":
        return { kind: "call", name: expression.name, inputs: expression.inputs.map(part) };
      case "cells":
        return reference(expression, anchor);
      case "name":
        return meaning(expression);
      case "constant":
        return constant(expression.value);
      case "list":
        return {
          kind: "text",
          value: `{${expression.rows.map((row) => row.map(String).join(", ")).join("; ")}}`,
        };
      case "percent":
        return percent(part(expression.operand));
      case "single":
        return part(expression.operand);
    }
  }

  function reference(cells: CellsReference, anchor: Place): Expression {
    const sheet = cells.sheet?.toLowerCase();
    const index =
      sheet === undefined ? at.sheet : sheets.findIndex(({ name }) => name.toLowerCase() === sheet);
    const area = areaOf({ cells, anchor }, at);
    if (!area || index < 0) return { kind: "text", value: "#REF!" };
    return { kind: "reference", name: `${index}!${areaText(area)}`, part: "here" };
  }

  /** A name is written as if it were in the first cell. */
  function meaning({ name, sheet }: Extract<CellExpression, { kind: "name" }>): Expression {
    const own = (sheet ?? sheets[at.sheet]?.name ?? "").toLowerCase();
    const same = names.filter(([one]) => one.toLowerCase() === name.toLowerCase());
    const found =
      same.find(([, scope]) => scope?.toLowerCase() === own) ??
      same.find(([, scope]) => scope === null);
    return found
      ? translated(parseCellFormula(found[2]), { row: 0, column: 0 })
      : { kind: "text", value: name };
  }
}

export function areaOfReference(name: string): { sheet: number; area: Area } {
  const [sheet = "0", area = ""] = name.split("!");
  return {
    sheet: Number(sheet),
    area: parseArea(area) ?? { top: 0, left: 0, bottom: 0, right: 0 },
  };
}

function constant(value: Value): Expression {
  if (typeof value === "number") return { kind: "number", text: numberText(value) };
  if (typeof value === "boolean") return { kind: "text", value: value ? "TRUE" : "FALSE" };
  return { kind: "text", value: value === null ? "" : String(value) };
}

function percent(operand: Expression): Expression {
  if (operand.kind === "number") {
    return { kind: "number", text: numberText(Number(operand.text) / 100) };
  }
  return { kind: "binary", operator: "/", left: operand, right: { kind: "number", text: "100" } };
}
