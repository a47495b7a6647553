/** How a value is kept in the query of the url. */
export type UrlState<Value> = {
  /** Every parameter that it reads. */
  keys: readonly string[];
  /** The value in the query; a malformed parameter counts as absent. */
  read: (query: URLSearchParams) => Value;
  /** The parameters that encode the value; a default needs none. */
  write: (value: Value) => Iterable<readonly [key: string, text: string]>;
};

/** The query, with its `?` unless it is empty, that holds the value. Unrelated parameters are kept. */
export function queryWith<Value>({ keys, write }: UrlState<Value>, search: string, value: Value) {
  const query = new URLSearchParams(search);
  for (const key of keys) query.delete(key);
  for (const [key, text] of write(value)) query.set(key, text);
  return query.size === 0 ? "" : `?${query}`;
}

/**
 * A parameter in the url may hold a list, whose entries are separated by `_` and their parts by `.`. A text that the
 * visitor wrote may hold these characters; there they are written as their codes.
 */
export function escapeSeparators(text: string) {
  return encodeURIComponent(text).replaceAll(
    /[._]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
}

/** A text that somebody changed by hand may not be encoded; it is then taken as it is. */
export function unescapeSeparators(written: string) {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
