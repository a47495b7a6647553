/** How a value is kept in the query of the url. */
export type UrlState<Value> = {
  /** Every parameter that means something to it. */
  keys: readonly string[];
  /** What the query asks for; a malformed parameter counts as absent. */
  read: (query: URLSearchParams) => Value;
  /** The parameters that lead back to the value; a default needs none. */
  write: (value: Value) => Iterable<readonly [key: string, text: string]>;
};

/** The query, with its `?` unless it is empty, that holds the value. Parameters of others are kept. */
export function queryWith<Value>({ keys, write }: UrlState<Value>, search: string, value: Value) {
  const query = new URLSearchParams(search);
  for (const key of keys) query.delete(key);
  for (const [key, text] of write(value)) query.set(key, text);
  return query.size === 0 ? "" : `?${query}`;
}
