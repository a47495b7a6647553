/** What the partners agreed. All rates and shares are fractions, shares below one. */
export type WaterfallTerms = {
  /** A year, of committed capital; drawn from the LPs on top of what is invested. */
  managementFeeRate: number;
  /** Cumulative: compounds yearly on capital not yet returned and on itself while unpaid. */
  preferredRate: number;
  /** The GP's share of profit, in the catch-up and up to the hurdle. */
  carryShare: number;
  /** LP rate of return up to which the GP takes no more than its carry. */
  hurdleIrr: number;
  /** The GP's share of what is distributed above the hurdle. */
  carryShareAboveHurdle: number;
};

export const standardTerms: WaterfallTerms = {
  managementFeeRate: 0.015,
  preferredRate: 0.08,
  carryShare: 0.2,
  hurdleIrr: 0.22,
  carryShareAboveHurdle: 0.5,
};
