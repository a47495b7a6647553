import type { SheetTableLine, SheetValues } from "#workings/definition.ts";
import type { Irr } from "./irr.ts";

/** Euro; a flow below a hundredth of a cent is rounding. */
const dust = 0.0001;

const noRate = "None";

/** Where it is not certain that IRR() would find the only rate. */
const uncertain = "Several sign changes";

/**
 * The rate of return of a line of yearly flows, as a workbook can find it.
 *
 * The model finds every rate of return; IRR() in a workbook finds one of them, depending on where it starts.
 * Flows that begin with a payment and change sign once have exactly one (Descartes), so the workbook counts
 * the changes and calls IRR() in that case alone. With several changes it says so, also where the model
 * can tell that only one rate exists.
 */
export function rateOfReturnLines(flow: string, label: string): SheetTableLine[] {
  const shared = { unit: "number", digits: 0 } as const;
  return [
    {
      ...shared,
      name: `${flow}Sign`,
      label: `${label}, last sign`,
      formula: `=IF(ABS(${flow})<${dust},previous(${flow}Sign),SIGN(${flow}))`,
      firstFormula: `=IF(ABS(${flow})<${dust},0,SIGN(${flow}))`,
    },
    {
      ...shared,
      name: `${flow}Turn`,
      label: `${label}, sign changes`,
      formula: `=IF(previous(${flow}Sign)*${flow}Sign<0,1,0)`,
      firstFormula: "=0",
      hasTotal: true,
    },
  ];
}

export function rateOfReturnFormula(flow: string): string {
  // What comes back per euro paid, as a yearly rate: near enough for IRR() to find its way.
  const guess = `(SUMIF(all(${flow}),">0")/-SUMIF(all(${flow}),"<0"))^0.2-1`;
  return `=IF(total(${flow}Turn)>1,"${uncertain}",IF(AND(total(${flow}Turn)=1,last(${flow}Sign)>0),IRR(all(${flow}),${guess}),"${noRate}"))`;
}

/** The values of the lines above, and under `rate` that of the formula. */
export function rateOfReturnValues(
  flow: string,
  { rate, flows, irr }: { rate: string; flows: readonly number[]; irr: Irr },
): SheetValues {
  let last = 0;
  const signs = flows.map((amount) => {
    if (Math.abs(amount) >= dust) last = Math.sign(amount);
    return last;
  });
  const turns = signs.map((sign, index) => (sign * (signs[index - 1] ?? 0) < 0 ? 1 : 0));
  const changes = turns.reduce<number>((sum, turn) => sum + turn, 0);
  const known = irr.kind === "rate" ? irr.rate : noRate;
  return {
    [`${flow}Sign`]: signs,
    [`${flow}Turn`]: turns,
    [rate]: changes > 1 ? uncertain : known,
  };
}
