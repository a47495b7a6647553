import { loadStylesheet } from "./load-stylesheet.ts";
import stylesheet from "./trace.css?url";
import { formulaOf, Trace } from "./trace.tsx";
import { press, walk } from "./walk.ts";
import { writtenWorkings } from "./written-workings.ts";

/** All that is loaded at the first press, with a stylesheet that `loadStyles` waits for. */
export const tracing = {
  Trace,
  press,
  walk,
  formulaOf,
  writtenWorkings,
  loadStyles: () => loadStylesheet(stylesheet),
};
