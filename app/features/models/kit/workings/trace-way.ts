import type { UrlState } from "#app/lib/url-state/url-state.ts";

/** The cells walked through, from a figure of the page to the one whose working is on show. */
export type Way = readonly string[];

/** `?trace=npv-flow.3-saving.3`. An id has letters, digits and dots alone. */
export const traceWay: UrlState<Way> = {
  keys: ["trace"],
  read: (query) => query.get("trace")?.split("-").filter(isId) ?? [],
  write: (way) => (way.length === 0 ? [] : [["trace", way.join("-")]]),
};

function isId(text: string) {
  return /^[\w.]{1,60}$/.test(text);
}
