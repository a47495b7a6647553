import remarkSmartypants from "remark-smartypants";

/**
 * Straight quotes in a text become typographic ones; code keeps its own. Dots and hyphens stay as
 * they are typed: some texts are quoted to the letter.
 */
export const typographicQuotes: [typeof remarkSmartypants, object] = [
  remarkSmartypants,
  { backticks: false, dashes: false, ellipses: false },
];
