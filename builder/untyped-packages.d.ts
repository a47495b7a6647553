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

/** The library has no types of its own; this is all that we call. */
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number } | null;
  }
}

/** The published types lack `keepFeatures` and `noHinting`; this is all that we call. */
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt" | "truetype";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** The OpenType features to keep; all of them if not given. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  };
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
