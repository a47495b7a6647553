/** What the partners can settle in more than one way. Each choice has the value it has in the url and in the workbook. */
export type Agreement = {
  /**
   * Whether carry waits for all capital drawn so far, or only for that of the deals that have paid
   * (deal by deal, with losses carried forward).
   */
  carryBasis: "fund" | "deals";
  /** Whether the GP gives back, at the end of the fund, carry that turned out not to be due. */
  clawback: "off" | "on";
  /** Whether the fee stays on the commitment or moves to the cost of the deals held. */
  feeBasis: "commitment" | "invested";
  /** Years of the fee on the commitment, where it moves afterwards. */
  investmentYears: number;
  /** Whether the fund, and with it the fee, ends with its last flow or after a life of its own. */
  fundEnd: "last-flow" | "set";
  /** In years, where it is set. */
  fundLife: number;
};

export const standardAgreement: Agreement = {
  carryBasis: "fund",
  clawback: "off",
  feeBasis: "commitment",
  investmentYears: 5,
  fundEnd: "last-flow",
  fundLife: 10,
};
