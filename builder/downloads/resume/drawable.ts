/** They choose the form of an emoji, and are no characters of their own: the PDF library would draw a box. */
const joiners = /[\u200d\ufe00-\ufe0f]/gu;

/** The same content without these characters: the PDF library would draw another letter in their place. */
export function drawable<T>(content: T, missing: readonly string[]): T {
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (typeof value !== "string") return value;
    const drawn = [...value].filter((character) => !missing.includes(character));
    return drawn.join("").replaceAll(joiners, "");
  });
}
