export const quartersAYear = 4;

/** The year in which the fund has its first close, on the first of January. */
export const firstYear = 2015;
