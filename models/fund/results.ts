import type { Irr } from "../cash-flow/irr.ts";
import type { FundInputs } from "./inputs.ts";
import { type FundQuarter, fundLedger } from "./ledger.ts";
import { type FundMultiples, fundMultiples } from "./performance.ts";
import { xirr } from "./xirr.ts";

export type FundResults = {
  ledger: FundQuarter[];
  /** The quarter that is reported. */
  reported: FundQuarter;
  paidIn: number;
  fees: number;
  distributedToLps: number;
  carryPaid: number;
  /** `null` before anything was paid in. */
  multiples: FundMultiples | null;
  /** Of the LPs' dated flows, with the net asset value as the last of them. */
  netIrr: Irr;
};

/** The ledger is the same for every quarter that is reported, so it may be given. */
export function fundResults(inputs: FundInputs, ledger = fundLedger(inputs)): FundResults {
  const past = ledger.slice(0, inputs.quarter);
  const reported = past.at(-1);
  if (!reported) throw new Error(`A fund has no quarter ${inputs.quarter}.`);
  const total = (amountOf: (quarter: FundQuarter) => number) =>
    past.reduce((sum, quarter) => sum + amountOf(quarter), 0);
  const paidIn = total(({ called }) => called);
  const distributedToLps = total(({ toLps }) => toLps);
  const { netAssetValue } = reported;
  return {
    ledger,
    reported,
    paidIn,
    fees: total(({ fee }) => fee),
    distributedToLps,
    carryPaid: total(({ carryPaid }) => carryPaid),
    multiples: fundMultiples({ paidIn, distributed: distributedToLps, netAssetValue }),
    netIrr: xirr([
      ...past.map(({ day, toLps, called }) => ({ day, amount: toLps - called })),
      { day: reported.day, amount: netAssetValue },
    ]),
  };
}
