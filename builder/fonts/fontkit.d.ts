/** The library has no types of its own; this is all that we call. */
declare module "fontkit" {
  export function create(font: Uint8Array): {
    characterSet: number[];
    /** In `unitsPerEm`; the descent is negative. */
    ascent: number;
    descent: number;
    unitsPerEm: number;
  };
}
