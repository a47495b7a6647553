import type { UrlState } from "#app/lib/url-state/url-state.ts";

/** The cells followed so far, from a figure on the page to the cell whose working is shown. */
export type TracePath = readonly string[];

/** `?trace=npv-flow.3-saving.3`. An id has letters, digits and dots alone. */
export const tracePath: UrlState<TracePath> = {
  keys: ["trace"],
  read: (query) => query.get("trace")?.split("-").filter(isId) ?? [],
  write: (path) => (path.length === 0 ? [] : [["trace", path.join("-")]]),
};

function isId(text: string) {
  return /^[\w.]{1,60}$/.test(text);
}
