/** The part of a query that the waterfall page understands. */
export function waterfallQuery(query: string) {
  const shared = [...new URLSearchParams(query)].filter(([key]) =>
    /^(scenario|committed|costs|(in|out)\d+)$/.test(key),
  );
  return shared.length === 0 ? "" : `?${new URLSearchParams(shared)}`;
}
