/** The same content without these characters: the PDF library would draw another letter in their place. */
export function drawable<T>(content: T, missing: readonly string[]): T {
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (typeof value !== "string") return value;
    return [...value].filter((character) => !missing.includes(character)).join("");
  });
}
