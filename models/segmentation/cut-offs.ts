/** From which score on a customer belongs to which part of the table of segments. */
export type CutOffs = {
  /** Recency scores from here on are recent. */
  recentFrom: number;
  /** Recency scores up to here are lapsed, unless they are recent. */
  lapsedTo: number;
  /** Value scores from here on are high. */
  highFrom: number;
  /** Value scores up to here are low, unless they are high. */
  lowTo: number;
  /** Between recent and lapsed there are two segments: value scores from here on are in the better one. */
  steadyFrom: number;
};

/** The table of segments on the project's page. */
export const baseCutOffs: CutOffs = {
  recentFrom: 4,
  lapsedTo: 2,
  highFrom: 4,
  lowTo: 1,
  steadyFrom: 3,
};
