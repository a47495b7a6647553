import { CellError, errors, type Range, type Value } from "../value.ts";
import { datedFlows, discounted, valueOfDated } from "./finance.ts";
import { type SpreadsheetFunction, takes } from "./function.ts";

/** Spreadsheets refuse a negative rate here, though the sum could be formed. */
function xnpv(rate: number, flows: Range, days: Range): Value {
  const dated = datedFlows(flows, days);
  if (dated instanceof CellError) return dated;
  return rate < 0 ? errors.number : valueOfDated(rate, dated);
}

/** What is paid is financed at one rate until it falls due, what is received is reinvested at another until the end. */
function modifiedRate(flows: readonly number[], financing: number, reinvestment: number): Value {
  const paid = discounted(
    financing,
    flows.map((flow) => Math.min(flow, 0)),
  );
  const received = discounted(
    reinvestment,
    flows.map((flow) => Math.max(flow, 0)),
  );
  if (paid === 0 || received === 0) return errors.division;
  const last = flows.length - 1;
  return ((received * (1 + reinvestment) ** last) / -paid) ** (1 / last) - 1;
}

export const returnFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  XNPV: takes(["number", "range", "range"], xnpv),
  MIRR: takes(["numbers", "number", "number"], modifiedRate),
  FVSCHEDULE: takes(["number", "numbers"], (present, rates) =>
    rates.reduce((value, rate) => value * (1 + rate), present),
  ),
};
