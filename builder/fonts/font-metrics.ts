import type { FontMetrics } from "@capsizecss/core";

/**
 * Metrics of the three fonts of this site and of the system fonts they fall back to, in units of
 * each font's em, for Latin text. Copied from @capsizecss/metrics 4.3.0 (MIT), which installs
 * 169 MB of them.
 */

export const newsreader: FontMetrics = {
  familyName: "Newsreader",
  fullName: "Newsreader Regular",
  postscriptName: "Newsreader-Regular",
  category: "serif",
  capHeight: 1340,
  ascent: 1470,
  descent: -530,
  lineGap: 0,
  unitsPerEm: 2000,
  xHeight: 852,
  xWidthAvg: 857,
};

export const geist: FontMetrics = {
  familyName: "Geist",
  fullName: "Geist Regular",
  postscriptName: "Geist-Regular",
  category: "sans-serif",
  capHeight: 710,
  ascent: 1005,
  descent: -295,
  lineGap: 0,
  unitsPerEm: 1000,
  xHeight: 530,
  xWidthAvg: 467,
};

export const geistMono: FontMetrics = {
  familyName: "Geist Mono",
  fullName: "Geist Mono Regular",
  postscriptName: "GeistMono-Regular",
  category: "monospace",
  capHeight: 710,
  ascent: 1005,
  descent: -295,
  lineGap: 0,
  unitsPerEm: 1000,
  xHeight: 530,
  xWidthAvg: 600,
};

export const georgia: FontMetrics = {
  familyName: "Georgia",
  fullName: "Georgia",
  postscriptName: "Georgia",
  category: "serif",
  capHeight: 1419,
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 986,
  xWidthAvg: 913,
};

export const notoSerif: FontMetrics = {
  familyName: "Noto Serif",
  fullName: "Noto Serif Regular",
  postscriptName: "NotoSerif-Regular",
  category: "serif",
  capHeight: 714,
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xHeight: 536,
  xWidthAvg: 481,
};

export const timesNewRoman: FontMetrics = {
  familyName: "Times New Roman",
  fullName: "Times New Roman",
  postscriptName: "TimesNewRomanPSMT",
  category: "serif",
  capHeight: 1356,
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xHeight: 916,
  xWidthAvg: 832,
};

export const arial: FontMetrics = {
  familyName: "Arial",
  fullName: "Arial",
  postscriptName: "ArialMT",
  category: "sans-serif",
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 913,
};

export const roboto: FontMetrics = {
  familyName: "Roboto",
  fullName: "Roboto Regular",
  postscriptName: "Roboto-Regular",
  category: "sans-serif",
  capHeight: 1456,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 1082,
  xWidthAvg: 911,
};

export const courierNew: FontMetrics = {
  familyName: "Courier New",
  fullName: "Courier New",
  postscriptName: "CourierNewPSMT",
  category: "monospace",
  capHeight: 1170,
  ascent: 1705,
  descent: -615,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 866,
  xWidthAvg: 1229,
};

export const robotoMono: FontMetrics = {
  familyName: "Roboto Mono",
  fullName: "Roboto Mono Regular",
  postscriptName: "RobotoMono-Regular",
  category: "monospace",
  capHeight: 1456,
  ascent: 2146,
  descent: -555,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 1082,
  xWidthAvg: 1229,
};
