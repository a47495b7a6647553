import type { SheetValues } from "#workings/definition.ts";
import { cumulative } from "../cash-flow/cumulative.ts";
import { accountCell } from "./account-cell.ts";
import { type FundInputs, fundLimits } from "./inputs.ts";
import type { FundQuarter } from "./ledger.ts";
import {
  allocate,
  type CapitalAccount,
  cents,
  movedToDate,
  reconcile,
  remainders,
} from "./lp-accounts.ts";
import { accountLines, movements } from "./lp-lines.ts";

/** What the model makes of the lines of `lp-lines.ts`, cell by cell. */
export function accountValues(ledger: readonly FundQuarter[], inputs: FundInputs): SheetValues {
  const { quarter, lps, committedCapital } = inputs;
  const { before, now } = movedToDate(ledger.slice(0, quarter));
  const shares = Array.from({ length: fundLimits.lps.max }, (_, lp) => lps[lp]?.parts ?? 0);
  const amounts = {
    commitment: cents(committedCapital),
    ...Object.fromEntries(
      movements.flatMap(({ name, of }) => [
        [`${name}Before`, before[of]],
        [`${name}Now`, now[of]],
      ]),
    ),
  };
  const centsOf = (amountOf: (row: FundQuarter) => number) =>
    ledger.map((row) => cents(amountOf(row)));
  const allToDate = cumulative(centsOf(({ distributed }) => distributed));
  const values: Record<string, number | number[]> = {
    callCents: centsOf(({ invested }) => invested),
    feeCents: centsOf(({ fee }) => fee),
    allCents: centsOf(({ distributed }) => distributed),
    paidCents: centsOf(({ toLps }) => toLps),
    allToDate,
    callsToDate: cumulative(centsOf(({ invested }) => invested)),
    feesToDate: cumulative(centsOf(({ fee }) => fee)),
    paidToDate: cumulative(centsOf(({ toLps }) => toLps)),
  };
  for (const [time, at] of [
    ["Before", quarter - 1],
    ["Now", quarter],
  ] as const) {
    const row = ledger[at - 1];
    values[`all${time}Cents`] = allToDate[at - 1] ?? 0;
    values[`value${time}Cents`] = cents(row?.value ?? 0);
    values[`accrued${time}Cents`] = cents(row?.accruedCarry ?? 0);
  }
  for (const [name, amount] of Object.entries(amounts)) {
    values[`${name}Cents`] = amount;
    values[`${name}Rest`] = remainders(amount, shares).rests;
    values[`${name}Part`] = allocate(amount, shares);
  }
  const accounts = reconcile(ledger, inputs);
  for (const { name, sign = 1 } of accountLines) {
    const euro = (account: CapitalAccount | undefined) => (sign * (account?.[name] ?? 0)) / 100;
    values[accountCell(name, "lp")] = shares.map((_, lp) => euro(accounts.lps[lp]));
    values[accountCell(name, "fund")] = euro(accounts.fund);
    values[accountCell(name, "difference")] = euro(accounts.difference);
  }
  return values;
}
