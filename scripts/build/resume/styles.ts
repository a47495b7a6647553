import { StyleSheet } from "@react-pdf/renderer";
import type { HouseColours } from "../house-colours.ts";
import type { FontChains } from "../static-fonts.ts";

/** Lengths in points, on A4. Codes and years have their own column, as on the About page. */
export function resumeStyles(colours: HouseColours, { display, text, mono }: FontChains) {
  // Never on the page: inside an element with a line height, the library loses text that waits for its
  // page number. Always together with a font size: an inherited one is not used to calculate it.
  const prose = { fontSize: 9.4, lineHeight: 1.5 } as const;
  const label = { fontFamily: mono, fontSize: 8, color: colours.muted } as const;
  return StyleSheet.create({
    page: {
      paddingTop: 52,
      paddingBottom: 64,
      paddingHorizontal: 54,
      fontFamily: text,
      color: colours.ink,
    },
    label,
    prose,
    name: {
      marginTop: 9,
      fontFamily: display,
      fontWeight: 500,
      fontSize: 38,
      lineHeight: 1.1,
      letterSpacing: -0.6,
    },
    headline: { marginTop: 5, fontFamily: display, fontSize: 14, lineHeight: 1.3 },
    contact: {
      flexDirection: "row",
      flexWrap: "wrap",
      columnGap: 20,
      marginTop: 18,
      paddingVertical: 8,
      borderTop: `0.9pt solid ${colours.ink}`,
      borderBottom: `0.5pt solid ${colours.rule}`,
    },
    link: { ...label, color: colours.ink, textDecoration: "none" },
    introduction: { marginTop: 18, marginLeft: 92, rowGap: 6 },
    section: { marginTop: 22 },
    sectionHeading: {
      flexDirection: "row",
      paddingTop: 8,
      borderTop: `0.9pt solid ${colours.ink}`,
    },
    // The padding puts the small code on the baseline of the large title.
    code: { ...label, width: 92, paddingTop: 3.2, fontSize: 9.5, color: colours.accent },
    sectionTitle: { fontFamily: display, fontSize: 17, lineHeight: 1.2, letterSpacing: -0.15 },
    row: { flexDirection: "row", paddingVertical: 9.5 },
    ruled: { borderBottom: `0.5pt solid ${colours.rule}` },
    margin: { ...label, width: 92, flexShrink: 0, paddingTop: 2.6 },
    body: { flex: 1 },
    items: { ...prose, flex: 1 },
    entryTitle: { fontFamily: display, fontSize: 12.5, lineHeight: 1.25 },
    organisation: { ...prose, marginTop: 1, fontSize: 8.6, color: colours.muted },
    description: { ...prose, marginTop: 3.5 },
    group: { width: 118, flexShrink: 0, fontFamily: display, fontSize: 11.5, lineHeight: 1.25 },
    indented: { marginLeft: 92 },
    pairsTitle: { ...label, marginTop: 6, marginBottom: 2 },
    columns: { flexDirection: "row", columnGap: 32, marginLeft: 92 },
    pair: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 4 },
    level: { ...prose, color: colours.muted },
    doubleRule: {
      height: 3.2,
      marginTop: 22,
      borderTop: `0.9pt solid ${colours.ink}`,
      borderBottom: `0.9pt solid ${colours.ink}`,
    },
    foot: {
      position: "absolute",
      bottom: 30,
      left: 54,
      right: 54,
      flexDirection: "row",
      justifyContent: "space-between",
    },
  });
}
