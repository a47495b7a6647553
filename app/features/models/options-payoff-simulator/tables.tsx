import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { formatChange } from "#app/format/number.ts";
import type { Valuation } from "#models/options/greeks.ts";
import { listedPrices } from "#models/options/limits.ts";
import { strikesOf } from "#models/options/payoff.ts";
import { filledPrices } from "#models/options/price-list.ts";
import {
  type LegInput,
  type PriceRow,
  priceRow,
  quotedGreeks,
  type StrategyResults,
} from "#models/options/strategy.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { FigureText } from "../kit/figure-text.tsx";
import type { StrategyCase } from "./fields.ts";
import { pricesInTable } from "./prices.ts";
import { amountText, changeText, dayText, priceText } from "./results.ts";

type Position = { cost: number; valuation: Valuation };
type Measure = { textOf: (position: Position) => string };

const measures: readonly { id: string; title: string; column: Measure }[] = [
  measure("cost", "Paid", ({ cost }) => amountText(cost)),
  measure("legValue", "Value", ({ valuation }) => amountText(valuation.value)),
  measure("delta", "Delta", ({ valuation }) => formatChange(valuation.delta, 3)),
  measure("gamma", "Gamma", ({ valuation }) => formatChange(valuation.gamma, 4)),
  measure("vega", "Vega", ({ valuation }) => formatChange(quotedGreeks(valuation).vega, 3)),
  measure("theta", "Theta", ({ valuation }) => formatChange(quotedGreeks(valuation).theta, 3)),
];

function measure(id: string, title: string, textOf: Measure["textOf"]) {
  return { id, title, column: { textOf } };
}

/** What each leg cost, what it is worth on the day shown, and how that answers to the market. */
export function LegTable({ shown, results }: { shown: StrategyCase; results: StrategyResults }) {
  const rows = shown.legs.map((leg, index): TableRow<Measure> => {
    const signed = leg.side === "long" ? leg.quantity : -leg.quantity;
    const valuation = results.legValuations[index] ?? results.total;
    return rowOf(`${index + 1}`, legText(leg), { cost: signed * leg.premium, valuation });
  });
  const whole: Position = { cost: results.cost, valuation: results.total };
  return (
    <AccountsTable
      caption={`Cost, value and Greeks ${dayText(shown)}, leg by leg`}
      corner="Leg"
      columns={measures}
      cellOf={(leg, measure) => `${measure}.${leg}`}
      groups={[{ title: `Value ${dayText(shown)}`, rows }]}
      totals={[{ ...rowOf("total", "Strategy", whole), look: "total" }]}
    />
  );
}

function rowOf(id: string, title: string, position: Position): TableRow<Measure> {
  return { id, title, textOf: (column) => column.textOf(position) };
}

/** `Long 2 calls at 100`, `Short share`, `Long cash`. */
export function legText({ type, side, quantity, strike }: LegInput) {
  const start = side === "long" ? "Long" : "Short";
  const count = quantity === 1 ? "" : `${quantity} `;
  if (type === "cash") return `${start} ${count}cash`;
  const noun = quantity === 1 ? type : `${type}s`;
  return `${start} ${count}${noun}${type === "share" ? "" : ` ${priceText(strike)}`}`;
}

const columns: readonly { id: keyof PriceRow; title: string }[] = [
  { id: "payoff", title: "Payoff" },
  { id: "profit", title: "Profit" },
  { id: "valueOnDay", title: "Value" },
  { id: "profitOnDay", title: "Profit" },
];

/** The numbers of the chart: at the prices on its axis, at each strike and at each break-even point. */
export function PriceTable({ shown, results }: { shown: StrategyCase; results: StrategyResults }) {
  const strikes = strikesOf(results.legs);
  const prices = pricesInTable(shown, results);
  // The sheet has further prices between these.
  const listed = filledPrices(prices, listedPrices);
  const caption = `Payoff and profit by share price, at expiry and ${dayText(shown)}`;
  return (
    <ScrollArea label={caption}>
      <table className="figures w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="font-mono text-label text-muted">
          <tr className="border-b border-ink align-bottom *:py-1.5 *:pl-3 *:text-right *:font-normal">
            <th scope="col" className="pl-0! text-left!">
              Share price
            </th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}{" "}
                <span className="block">{id.endsWith("OnDay") ? dayText(shown) : "at expiry"}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => {
            const row = priceRow(shown, price);
            const position = listed.indexOf(price) + 1;
            return (
              <tr key={price} className="border-b border-rule last:border-ink">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <span data-cell={`price.${position}`}>{amountText(price)}</span>{" "}
                  <span className="text-label whitespace-nowrap text-muted">
                    {results.breakEvens.includes(price)
                      ? "break-even"
                      : strikes.includes(price) && "strike"}
                  </span>
                </th>
                {columns.map(({ id }) => (
                  <td key={id} className="py-1.5 pl-3 text-right">
                    <FigureText
                      id={`${id}.${position}`}
                      text={id.startsWith("profit") ? changeText(row[id]) : amountText(row[id])}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollArea>
  );
}
