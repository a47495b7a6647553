/**
 * A sentence of the owner, with every name in braces replaced by that figure: `It returns {lpIrr} a year`. A line of a
 * table has its position or `total` after a dot: `{teamWorked.total}`.
 */
export function withFigures(
  sentence: string,
  textOf: (name: string, position?: string) => string,
): string {
  return sentence.replaceAll(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, position?: string) =>
    textOf(name, position),
  );
}
