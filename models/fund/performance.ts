/** A fund's position as its investors see it. Amounts since inception, in one currency. */
export type FundPosition = {
  paidIn: number;
  distributed: number;
  /** What the investments still held are worth, net to the investors. */
  netAssetValue: number;
};

export type FundMultiples = {
  /** Distributed to paid-in. */
  dpi: number;
  /** Residual value to paid-in. */
  rvpi: number;
  /** Total value to paid-in: the two together. */
  tvpi: number;
};

/** `null` before anything was paid in. */
export function fundMultiples(position: FundPosition): FundMultiples | null {
  const { paidIn, distributed, netAssetValue } = position;
  if (paidIn <= 0) return null;
  return {
    dpi: distributed / paidIn,
    rvpi: netAssetValue / paidIn,
    tvpi: (distributed + netAssetValue) / paidIn,
  };
}
