/** Takes an entry out of a list of `content/`, from its brace to the comma behind it. */
export function removeEntry(source: string, slug: string) {
  return without(source, new RegExp(`^ {2}\\{\\n {4}slug: "${slug}",\\n.*?^ {2}\\},\\n`, "ms"));
}

/** Takes a card out of its section. */
export function removeCard(source: string, slug: string) {
  return without(source, new RegExp(`"${slug}",?\\s*`));
}

/** Takes the chart of a card out of the list of charts: its line and its import. A card may have none. */
export function removeChart(source: string, slug: string) {
  const [, component] = source.match(new RegExp(`^ {2}"${slug}": (\\w+),\\n`, "m")) ?? [];
  if (!component) return source;
  return source.replace(
    new RegExp(`^(import \\{ ${component} \\}.*| {2}"${slug}":.*)\\n`, "gm"),
    "",
  );
}

function without(source: string, part: RegExp) {
  if (!part.test(source)) throw new Error(`There is nothing like ${part} to remove.`);
  return source.replace(part, "");
}
