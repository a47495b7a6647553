import { count, type Formula } from "#workings/describe.ts";
import type { ShownFigures } from "#workings/sheet-spec.ts";
import { irr } from "./irr.ts";

/** Euro; a flow below a hundredth of a cent is a rounding difference. */
const tolerance = 0.0001;

/**
 * The lines that tell whether a line of yearly flows has exactly one rate of return, as a workbook can: flows that
 * begin with a payment and change sign once have one (Descartes). IRR() alone would find some rate, depending on
 * where it starts.
 */
export function signLines<Flow extends string>(
  flow: Flow,
  label: string,
): Record<`${Flow}Sign` | `${Flow}Turn`, Formula> {
  const lines: Record<string, Formula> = {
    [`${flow}Sign`]: count(
      `${label}, last sign`,
      `=IF(ABS(${flow})<${tolerance},previous(${flow}Sign),SIGN(${flow}))`,
      { first: `=IF(ABS(${flow})<${tolerance},0,SIGN(${flow}))` },
    ),
    [`${flow}Turn`]: count(
      `${label}, sign changes`,
      `=IF(previous(${flow}Sign)*${flow}Sign<0,1,0)`,
      { first: "=0", total: true },
    ),
  };
  return lines as Record<`${Flow}Sign` | `${Flow}Turn`, Formula>;
}

/** The rate of return of a line that has the lines above, or `None`. */
export function rateOfReturn(flow: string): string {
  // What comes back per euro paid, as a yearly rate: near enough for IRR() to find its way.
  const guess = `(SUMIF(all(${flow}),">0")/-SUMIF(all(${flow}),"<0"))^0.2-1`;
  return `=IF(AND(total(${flow}Turn)=1,last(${flow}Sign)>0),IRR(all(${flow}),${guess}),"None")`;
}

/** What is said below a rate of return: `note`, or why there is none. */
export function sayRate<Name extends string, Flow extends string>(
  figures: ShownFigures<Name, Flow>,
  { rate, flow, note }: { rate: Name; flow: Flow; note: string },
): string {
  if (figures.value(rate) !== "None") return note;
  const found = irr(figures.numbers(flow));
  if (found.kind === "none") return whyNoRate[found.reason];
  if (found.kind === "rate") return "the flows change sign more than once";
  return `several rates fit: ${found.rates.map((one) => figures.write(rate, one)).join(" and ")}`;
}

const whyNoRate = {
  "no-negative-flow": "nothing is invested",
  "no-positive-flow": "nothing comes back",
  "inflow-first": "money comes in first",
  "no-rate": "no rate fits these flows",
};
