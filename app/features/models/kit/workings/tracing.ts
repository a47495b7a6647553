import { formulaOf, Trace } from "./trace.tsx";
import { press, walk } from "./walk.ts";
import { writtenWorkings } from "./working-of.ts";

/** All that is loaded at the first press. */
export const tracing = { Trace, press, walk, formulaOf, writtenWorkings };
