/**
 * Runs the compiler on the lists of `content/` when one of them has changed, or is known to be wrong. A text, a picture
 * or a chart cannot make them wrong, and the compiler takes longer than everything else between an edit and the
 * screen. At the start they are correct: `npm run dev` has just checked them.
 */
export function listChecker(checkTypes: () => Promise<void>) {
  let areCorrect = true;
  return async (changed: readonly string[]) => {
    if (areCorrect && !changed.some(isList)) return;
    areCorrect = false;
    await checkTypes();
    areCorrect = true;
  };
}

function isList(file: string) {
  return /\/content\/.*\.ts$/.test(file);
}
