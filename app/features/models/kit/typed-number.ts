/**
 * The number in a text as a visitor types or pastes it: `18000`, `18,000`, `€18,000`, `−5 %`. `null` if it is none, and
 * for `1,5`, in which the comma cannot separate thousands.
 */
export function readNumber(text: string): number | null {
  const bare = text.replaceAll(/[\s€%]/g, "").replace("−", "-");
  const isNumber = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(bare) && /\d/.test(bare);
  return isNumber ? Number(bare.replaceAll(",", "")) : null;
}
