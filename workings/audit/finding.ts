import type { Value } from "../value.ts";

/** Something that a reviewer of models would ask about. */
export type Finding = {
  /** `Plan!F12`, or an area of copies. */
  place: string;
  text: string;
  /** What the cells would hold without it, by slot, to see what that moves. */
  instead: ReadonlyMap<number, Value>;
};
