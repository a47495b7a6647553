import { count, euro, type Formula, numbersTo, percent } from "#workings/describe.ts";
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
  // What comes back per euro paid, as a yearly rate: close enough for IRR() to converge.
  const guess = `(SUMIF(all(${flow}),">0")/-SUMIF(all(${flow}),"<0"))^0.2-1`;
  return `=IF(AND(total(${flow}Turn)=1,last(${flow}Sign)>0),IRR(all(${flow}),${guess}),"None")`;
}

/**
 * What flows are worth at rates from −90% to 1,880%, each 20% above the one before it. Where flows go back and forth,
 * this tells whether they have one rate of return, and where the search for it starts. A rate below −90%, and two
 * between neighboring rows, are not seen; another beside them is then given as the only one, as IRR() would.
 */
export function rateTable(flow: string, label: string, flowsAYear = 1) {
  return {
    title: `${label} at different rates`,
    axis: { name: "trial", label: "Trial", positions: numbersTo(30) },
    lines: {
      triedRate: percent("Rate tried", "=0.1*1.2^(trial-1)-1"),
      worthAtRate: worthAtRate(flow, label, flowsAYear),
      rateTurn: rateTurn("worthAtRate", label),
    },
  };
}

/** What flows are worth at the rate of a row. */
export function worthAtRate(flow: string, label: string, flowsAYear: number): Formula {
  const rate = flowsAYear === 1 ? "triedRate" : `(1+triedRate)^(1/${flowsAYear})-1`;
  return euro(`Worth of ${label} at that rate`, `=NPV(${rate},all(${flow}))`);
}

export function rateTurn(worth: string, label: string): Formula {
  return count(
    `Worth of ${label} falls or rises through zero, 1 for yes`,
    `=IF((${worth}>0)<>(previous(${worth})>0),1,0)`,
    { first: "=0", total: true },
  );
}

/**
 * Whether the flows of the table above are paid before they come back, and have one rate of return. At an enormous rate
 * only the first of them counts.
 */
export function hasOneRate(flow: string, turn = "rateTurn", worth = "worthAtRate") {
  return `AND(total(${turn})=1,last(${worth})<0,NPV(10^6,all(${flow}))<0)`;
}

/** The last rate before theirs. */
export function nearestRate(turn = "rateTurn") {
  return `INDEX(all(triedRate),MATCH(1,all(${turn}),0)-1)`;
}

/** What is said below a rate of return: `note`, or why there is none. */
export function rateText<Name extends string, Flow extends string>(
  figures: ShownFigures<Name, Flow>,
  {
    rate,
    flow,
    note,
    flowsAYear = 1,
  }: { rate: Name; flow: Flow; note: string; flowsAYear?: number },
): string {
  if (figures.value(rate) !== "None") return note;
  const found = irr(figures.numbers(flow));
  const written = (one: number) => figures.write(rate, (1 + one) ** flowsAYear - 1);
  if (found.kind === "none") return reasonsForNoRate[found.reason];
  if (found.kind === "rate") return `${written(found.rate)} fits, but perhaps not alone`;
  return `several rates fit: ${found.rates.map(written).join(" and ")}`;
}

const reasonsForNoRate = {
  "no-negative-flow": "nothing is invested",
  "no-positive-flow": "nothing comes back",
  "inflow-first": "money comes in first",
  "no-rate": "no rate fits these flows",
};
