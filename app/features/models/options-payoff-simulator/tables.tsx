import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { dayText } from "#models/options/words.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { FigureText } from "../kit/figure-text.tsx";
import { legText, type OptionCase, type OptionFigures } from "./results.ts";

const measures = [
  ...(["cost", "legValue", "delta", "gamma", "vega", "theta", "rho"] as const),
  "impliedVolatility",
] as const;

/** What each leg cost, what it is worth on the day shown, and how that responds to the market. */
export function LegTable({ shown: { inputs, figures } }: { shown: OptionCase }) {
  const { describe, numberAt, total, id, cell, write, signed } = figures;
  const day = dayText(figures);
  return (
    <AccountsTable
      caption={`Cost and value in euros, and Greeks ${day}, leg by leg`}
      corner="Leg"
      columns={measures.map((measure) => [measure, describe(measure).label])}
      groups={[
        {
          title: `Value ${day}`,
          rows: inputs.legs.map((leg, index) => [`${index + 1}`, legText(leg, figures)]),
        },
      ]}
      totals={[["total", "Strategy", "total"]]}
      figureOf={(leg, measure) => {
        // A price says it for one option, not for several together.
        if (measure === "impliedVolatility") return leg === "total" ? null : cell(measure, leg);
        const amount = leg === "total" ? total(measure) : numberAt(measure, leg);
        const format = measure === "cost" || measure === "legValue" ? write : signed;
        return { id: id(measure, leg), text: format(measure, amount) };
      }}
    />
  );
}

const columns = [
  { id: "payoff", title: "Payoff" },
  { id: "profit", title: "Profit" },
  { id: "valueOnDay", title: "Value" },
  { id: "profitOnDay", title: "Profit" },
] as const;

/** The numbers of the chart: at the prices on its axis, at each strike and at each break-even point. */
export function PriceTable({ figures }: { figures: OptionFigures }) {
  const { line, numberAt, id: idOf, text, signed } = figures;
  const day = dayText(figures);
  const days = [...new Set(["at expiry", day])].join(" and ");
  const caption = `Payoff and profit in euros by share price, ${days}`;
  return (
    <ScrollArea label={caption}>
      <table className="figures w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="font-mono text-label text-muted">
          <tr className="border-b border-ink align-bottom cells:py-1.5 cells:pl-3 cells:text-right cells:font-normal">
            <th scope="col" className="pl-0! text-left!">
              Share price
            </th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title} <span className="block">{id.endsWith("OnDay") ? day : "at expiry"}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line("mark").flatMap((mark, index) => {
            const row = index + 1;
            if (mark === "–") return [];
            return (
              <tr key={row} className="border-b border-rule last:border-ink">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <span data-cell={idOf("price", row)}>{text("price", row)}</span>{" "}
                  <span className="text-label whitespace-nowrap text-muted">
                    {mark !== "axis" && mark}
                  </span>
                </th>
                {columns.map(({ id }) => (
                  <td key={id} className="py-1.5 pl-3 text-right">
                    <FigureText
                      id={idOf(id, row)}
                      text={id.startsWith("profit") ? signed(id, numberAt(id, row)) : text(id, row)}
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
