/** A function that refers to nothing outside itself, as the text of an inline script. */
export function inlineScript(run: () => void) {
  return `(${run})();`;
}
