import type { FontMetrics } from "@capsizecss/core";

type Measures = [
  unitsPerEm: number,
  ascent: number,
  descent: number,
  lineGap: number,
  capHeight: number,
  xHeight: number,
  xWidthAvg: number,
];

/** The full name of a font that names its PostScript name here has no word for the weight. */
function font(familyName: string, measures: Measures, postscriptName?: string) {
  const [unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, xWidthAvg] = measures;
  return {
    familyName,
    fullName: postscriptName ? familyName : `${familyName} Regular`,
    postscriptName: postscriptName ?? `${familyName.replaceAll(" ", "")}-Regular`,
    ...{ unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, xWidthAvg },
  } satisfies Partial<FontMetrics> as FontMetrics;
}

// The three fonts of this site and the system fonts they fall back to, for Latin text. Copied from
// @capsizecss/metrics 4.3.0 (MIT), which installs 169 MB of them.
export const newsreader = font("Newsreader", [2000, 1470, -530, 0, 1340, 852, 857]);
export const geist = font("Geist", [1000, 1005, -295, 0, 710, 530, 467]);
export const geistMono = font("Geist Mono", [1000, 1005, -295, 0, 710, 530, 600]);
export const georgia = font("Georgia", [2048, 1878, -449, 0, 1419, 986, 913], "Georgia");
export const notoSerif = font("Noto Serif", [1000, 1069, -293, 0, 714, 536, 481]);
export const timesNewRoman = font(
  "Times New Roman",
  [2048, 1825, -443, 87, 1356, 916, 832],
  "TimesNewRomanPSMT",
);
export const arial = font("Arial", [2048, 1854, -434, 67, 1467, 1062, 913], "ArialMT");
export const roboto = font("Roboto", [2048, 1900, -500, 0, 1456, 1082, 911]);
export const courierNew = font(
  "Courier New",
  [2048, 1705, -615, 0, 1170, 866, 1229],
  "CourierNewPSMT",
);
export const robotoMono = font("Roboto Mono", [2048, 2146, -555, 0, 1456, 1082, 1229]);
