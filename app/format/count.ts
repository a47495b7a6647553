/** `1 project`, `2 projects`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`) {
  return `${count} ${count === 1 ? singular : plural}`;
}

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** `Eight articles`, as a sentence begins. */
export function spellCount(count: number, singular: string, plural = `${singular}s`) {
  return `${words[count] ?? count} ${count === 1 ? singular : plural}`;
}
