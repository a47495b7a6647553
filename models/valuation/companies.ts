const baseCase = {
  revenue: 1_250_000_000,
  firstGrowth: 0.05,
  lastGrowth: 0.05,
  ebitMargin: 0.125,
  taxRate: 0.2,
  reinvestmentShare: 0.2,
  depreciationShare: 0.035,
  workingCapitalShare: 0.15,
  waccSource: "given",
  givenWacc: 0.08,
  riskFreeRate: 0.025,
  beta: 1.1,
  equityPremium: 0.06,
  costOfDebt: 0.045,
  debtShare: 0.2,
  timing: "mid-year",
  valuationDate: "2021-12-31",
  terminalBy: "growth",
  terminalGrowth: 0.02,
  terminalReinvestment: "follows-growth",
  returnOnNewCapital: 0.1,
  exitMultiple: 11,
  netDebt: 400_000_000,
  otherClaims: 200_000_000,
  leaseShare: 0.4,
  leaseBasis: "before-rent",
  shares: 50_000_000,
  sharePrice: 28,
  peers: peersAt(8.1, 8.8, 9.6, 10.9, 12.4),
} as const;

function peersAt(...multiples: readonly [number, number, number, number, number]) {
  return multiples.map((peerMultiple) => ({ peerMultiple }));
}

/** Invented companies to start from. */
export const companies = {
  // The case of the page's text: a cash flow of 100 that grows by 5% a year, and by 2% after the plan.
  base: { title: "Base", inputs: baseCase },
  // Expensive growth that fades, and more cash than debt.
  growth: {
    title: "Growth",
    inputs: {
      ...baseCase,
      ...{ revenue: 400_000_000, firstGrowth: 0.2, lastGrowth: 0.04, ebitMargin: 0.18 },
      ...{ taxRate: 0.25, reinvestmentShare: 0.5, depreciationShare: 0.04 },
      ...{ workingCapitalShare: 0.1, givenWacc: 0.095, beta: 1.25 },
      ...{ debtShare: 0.05, terminalGrowth: 0.025, returnOnNewCapital: 0.15, exitMultiple: 12 },
      ...{ netDebt: -150_000_000, otherClaims: 20_000_000, shares: 40_000_000, sharePrice: 30 },
      peers: peersAt(10.5, 11.8, 13.2, 15, 18.5),
    },
  },
  // Little growth, much debt, and new capital that earns no more than it costs.
  mature: {
    title: "Mature",
    inputs: {
      ...baseCase,
      ...{ revenue: 3_000_000_000, firstGrowth: 0.01, lastGrowth: 0.01, ebitMargin: 0.1 },
      ...{ taxRate: 0.25, reinvestmentShare: 0.15, depreciationShare: 0.04 },
      ...{ workingCapitalShare: 0.1, givenWacc: 0.07, beta: 0.9 },
      ...{ debtShare: 0.35, terminalGrowth: 0.01, returnOnNewCapital: 0.07, exitMultiple: 10 },
      ...{ netDebt: 900_000_000, otherClaims: 300_000_000, shares: 120_000_000, sharePrice: 16 },
      peers: peersAt(5.9, 6.6, 7.1, 7.8, 8.9),
    },
  },
};
