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
