/** Pixels of one letter in a label of a `Frame`: Geist Mono is 0.6 wide, 12.5 × 0.6 = 7.5. */
export const letterWidth = 7.5;

/** Pixels that a line of labels takes. */
export const lineHeight = 16;

/** Pixels between the plot and a label beside it. */
export const sideGap = 10;

/** Pixels of the narrowest plot: on a phone of 360, beside labels of both sides. */
export const narrowestPlot = 240;
