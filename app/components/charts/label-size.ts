/** Pixels of a letter in a label of 12.5: Geist Mono is 0.6 wide. */
export const letterWidth = 7.5;

/** The same where the system rounds the widths of letters to whole pixels. */
export const roundedLetterWidth = 8;

/** Pixels of a letter on a phone, where labels are 11.5. */
export const smallLetterWidth = 6.9;

/** Pixels that a line of labels takes. */
export const lineHeight = 16;

/** Pixels between the plot and a label beside it. */
export const sideGap = 10;

/** Pixels of a column of text on a phone 360 wide: what a chart and its labels have to share. */
export const phoneColumn = 320;
