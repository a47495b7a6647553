import { formatNumber } from "#app/format/number.ts";
import { debtPaydown, type LboInputs, sourcesAndUses } from "#models/buyout/lbo.ts";
import { Axis, Bar, Frame, Label } from "./frame.tsx";
import { columnsOf, upward } from "./scale.ts";

/** An invented company, in millions of euro, bought and sold at eight times its EBITDA. */
export const deal: LboInputs = {
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
const multiple = formatNumber(exit.equity / equity, 1);

const WIDTH = 10;
/** Room for the words at the left. */
const LEFT = 18;
const columns = columnsOf(holdings.length, (WIDTH / (100 - LEFT)) * 100).map(
  (x) => LEFT + (x * (100 - LEFT)) / 100,
);
const yOf = upward(0, exit.debt + exit.equity);

export function LboFinancialModel() {
  return (
    <Frame
      label={`A buyout over five years: debt falls from ${formatNumber(debt)} to ${formatNumber(exit.debt)} million euro, equity rises from ${formatNumber(equity)} to ${formatNumber(exit.equity)}, ${multiple} times`}
    >
      {holdings.map(({ name, debt, equity }, index) => (
        <g key={name}>
          <Bar x={columns[index] ?? 0} width={WIDTH} to={yOf(debt)} opacity={0.35} />
          <Bar x={columns[index] ?? 0} width={WIDTH} from={yOf(debt)} to={yOf(debt + equity)} />
          <Label x={(columns[index] ?? 0) + WIDTH / 2}>{name}</Label>
        </g>
      ))}
      <Label x={0} y={yOf(debt / 2) + 4}>
        debt
      </Label>
      <Label x={0} y={yOf(debt + equity / 2) + 4} className="text-current">
        equity
      </Label>
      <Axis />
    </Frame>
  );
}
