/** Words in each section of a text, code included; what precedes the first heading is its own section. */
export function sectionLengths(text: string): number[] {
  return text
    .split(/^## .*$/m)
    .map((section) => section.match(/\S+/g)?.length ?? 0)
    .filter((words) => words > 0);
}
