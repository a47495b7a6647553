/** Removes an entry from a list in `content/`, from its brace to the comma after it. */
export function removeEntry(source: string, slug: string) {
  const entry = new RegExp(`^ {2}\\{\\n {4}slug: "${slug}",\\n.*?^ {2}\\},\\n`, "ms");
  if (!entry.test(source)) throw new Error(`There is no entry with the slug "${slug}" to remove.`);
  return source.replace(entry, "");
}
