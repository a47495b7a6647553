/** Takes an entry out of a list of `content/`, from its brace to the comma behind it. */
export function removeEntry(source: string, slug: string) {
  return without(source, new RegExp(`^ {2}\\{\\n {4}slug: "${slug}",\\n.*?^ {2}\\},\\n`, "ms"));
}

/** Takes a card out of its section. */
export function removeCard(source: string, slug: string) {
  return without(source, new RegExp(`"${slug}",?\\s*`));
}

function without(source: string, part: RegExp) {
  if (!part.test(source)) throw new Error(`There is nothing like ${part} to remove.`);
  return source.replace(part, "");
}
