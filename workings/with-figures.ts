/**
 * A sentence of the owner with a figure for each name in braces: `It returns {lpIrr} a year`. A line of a table has a
 * position or `total` after a dot: `{rent.3}`, `{teamWorked.total}`.
 */
export function withFigures(
  sentence: string,
  textOf: (name: string, position?: string) => string,
): string {
  return sentence.replaceAll(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, position?: string) =>
    textOf(name, position),
  );
}
