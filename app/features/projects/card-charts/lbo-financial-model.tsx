import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { debtPaydown, type LboInputs, sourcesAndUses } from "#models/buyout/lbo.ts";
import { BaseLine, flushColumns, Strip, valueScale, Word } from "./kit/strip.tsx";

/** An invented company, in €m, bought and sold at eight times its EBITDA. */
const deal: LboInputs = {
  entryEbitda: 20,
  entryMultiple: 8,
  exitMultiple: 8,
  leverage: 5,
  feeRate: 0.02,
  ebitdaGrowth: 0.06,
  depreciationShare: 0.15,
  capitalSpendingShare: 0.15,
  interestRate: 0.08,
  taxRate: 0.3,
  holdingYears: 5,
};

const { debt, equity } = sourcesAndUses(deal).sources;
/** What lenders and owners hold: at entry what they paid, then what a sale would leave them. */
const holdings = [
  { name: "entry", debt, equity },
  ...debtPaydown(deal).map(({ year, ebitda, closingDebt, closingCash }) => ({
    name: year === deal.holdingYears ? "exit" : `${year}`,
    debt: closingDebt,
    equity: ebitda * deal.exitMultiple - closingDebt + closingCash,
  })),
];
const exit = holdings.at(-1) ?? { debt, equity };

/** Leaves room for the labels on the left. */
const LEFT = 18;
const columns = flushColumns(
  holdings.map(({ name }) => name),
  10 / (1 - LEFT / 100),
  LEFT,
);
const y = valueScale([0, exit.debt + exit.equity]);

export function CardChart() {
  return (
    <Strip
      label={`A buyout over five years: debt falls from ${formatNumber(debt)} to ${formatNumber(exit.debt)} million euros, equity rises from ${formatNumber(equity)} to ${formatNumber(exit.equity)}`}
    >
      {holdings.map(({ name, debt, equity }) => (
        <g key={name}>
          <Bar x={edgesOf(columns, name)} y={[y(0), y(debt)]} opacity={0.35} />
          <Bar x={edgesOf(columns, name)} y={[y(debt), y(debt + equity)]} />
        </g>
      ))}
      <Label at={[0, y(debt / 2)]} place={4} anchor="start">
        debt
      </Label>
      <Label at={[0, y(debt + equity / 2)]} place={4} anchor="start" tone="inherit">
        equity
      </Label>
      <Word x={middleOf(columns, "entry")}>entry</Word>
      <Word x={(LEFT + 100) / 2}>{`${deal.holdingYears} years`}</Word>
      <Word x={100}>exit</Word>
      <BaseLine />
    </Strip>
  );
}
