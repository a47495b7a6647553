/** A formula that may go on in a new line after an operator, a comma or a bracket. */
export function breakableFormula(formula: string) {
  return formula.replaceAll(/[-+*/^&,(]/g, "$&\u200b");
}
