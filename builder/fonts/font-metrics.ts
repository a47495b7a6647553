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

function font(familyName: string, fullName: string, postscriptName: string, measures: Measures) {
  const [unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, xWidthAvg] = measures;
  const names = { familyName, fullName, postscriptName };
  const metrics = { unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, xWidthAvg };
  return { ...names, ...metrics } satisfies Partial<FontMetrics> as FontMetrics;
}

// The three fonts of this site and the system fonts they fall back to, for Latin text. Copied from
// @capsizecss/metrics 4.3.0 (MIT), which installs 169 MB of them.
export const newsreader = font(
  "Newsreader",
  "Newsreader Regular",
  "Newsreader-Regular",
  [2000, 1470, -530, 0, 1340, 852, 857],
);
export const geist = font(
  "Geist",
  "Geist Regular",
  "Geist-Regular",
  [1000, 1005, -295, 0, 710, 530, 467],
);
export const geistMono = font(
  "Geist Mono",
  "Geist Mono Regular",
  "GeistMono-Regular",
  [1000, 1005, -295, 0, 710, 530, 600],
);
export const georgia = font("Georgia", "Georgia", "Georgia", [2048, 1878, -449, 0, 1419, 986, 913]);
export const notoSerif = font(
  "Noto Serif",
  "Noto Serif Regular",
  "NotoSerif-Regular",
  [1000, 1069, -293, 0, 714, 536, 481],
);
export const timesNewRoman = font(
  "Times New Roman",
  "Times New Roman",
  "TimesNewRomanPSMT",
  [2048, 1825, -443, 87, 1356, 916, 832],
);
export const arial = font("Arial", "Arial", "ArialMT", [2048, 1854, -434, 67, 1467, 1062, 913]);
export const roboto = font(
  "Roboto",
  "Roboto Regular",
  "Roboto-Regular",
  [2048, 1900, -500, 0, 1456, 1082, 911],
);
export const courierNew = font(
  "Courier New",
  "Courier New",
  "CourierNewPSMT",
  [2048, 1705, -615, 0, 1170, 866, 1229],
);
export const robotoMono = font(
  "Roboto Mono",
  "Roboto Mono Regular",
  "RobotoMono-Regular",
  [2048, 2146, -555, 0, 1456, 1082, 1229],
);
