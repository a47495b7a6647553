import type { Value } from "../value.ts";

/** Something that a reviewer of models would ask about. */
export type Finding = {
  /** `Plan!F12`, or an area of copies. */
  place: string;
  text: string;
  /** What the cells would hold without it, by slot, to see what that moves. */
  instead: ReadonlyMap<number, Value>;
};

/** A line of the audit shows where a formula is; all of it is in the cell. */
export function shortened(formula: string): string {
  return formula.length <= 80 ? formula : `${formula.slice(0, 79)}…`;
}
