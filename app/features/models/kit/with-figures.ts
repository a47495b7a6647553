/** A sentence of the owner, with every name in braces replaced by that figure: `It returns {lpIrr} a year`. */
export function withFigures(sentence: string, textOf: (name: string) => string): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(name));
}
