import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { type WaterfallResults, waterfallResults } from "#models/waterfall/results.ts";
import { scenarioNames, scenarios } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { tiers } from "#models/waterfall/tiers.ts";
import { AccountsTable, FigureRow, GroupRow, HeadRow } from "./accounts-table.tsx";
import { multipleText, rateOfReturn } from "./key-figures.ts";
import { type Ledger, ledgerOf } from "./ledger.ts";
import { scenarioTitles } from "./scenario-titles.ts";
import { tierNames } from "./tier-names.ts";

type Column = { title: string; results: WaterfallResults; total: Ledger["total"] };

const scenarioColumns = scenarioNames.map((name) =>
  columnOf(scenarioTitles[name], waterfallResults(scenarios[name], standardTerms)),
);

function columnOf(title: string, results: WaterfallResults): Column {
  return { title, results, total: ledgerOf(results).total };
}

/** The three scenarios side by side, and beside them what the visitor has made, once it is none of them. */
export function ScenarioTable({ own }: { own: WaterfallResults | null }) {
  const columns = own ? [...scenarioColumns, columnOf("Your figures", own)] : scenarioColumns;
  const span = columns.length + 1;
  const cells = (textOf: (column: Column) => string) => columns.map(textOf);
  return (
    <AccountsTable caption="The scenarios side by side">
      <thead>
        <HeadRow corner="€ thousand" columns={columns.map(({ title }) => title)} />
      </thead>
      <tbody>
        <GroupRow title="Distributed by tier" span={span} />
        {tiers.map((tier) => (
          <FigureRow
            key={tier}
            code={tierNames[tier].code}
            title={tierNames[tier].name}
            cells={cells(({ total }) => formatNumber(total.tiers[tier].lp + total.tiers[tier].gp))}
          />
        ))}
        <FigureRow
          look="total"
          title="Distributed"
          cells={cells(({ total }) => formatNumber(total.received.lp + total.received.gp))}
        />
        <FigureRow
          title="To the LPs"
          cells={cells(({ total }) => formatNumber(total.received.lp))}
        />
        <FigureRow
          title="To the GP"
          cells={cells(({ total }) => formatNumber(total.received.gp))}
        />
      </tbody>
      <tbody>
        <GroupRow title="Returns" span={span} />
        <FigureRow
          title="LP multiple"
          cells={cells(({ results }) => multipleText(results, "lp"))}
        />
        <FigureRow
          title="LP IRR"
          cells={cells(({ results }) => rateOfReturn(results.lpIrr).value)}
        />
        <FigureRow
          title="GP multiple"
          cells={cells(({ results }) => multipleText(results, "gp"))}
        />
        <FigureRow title="GP IRR" cells={cells(() => "None")} />
        <FigureRow
          title="GP share of profit"
          cells={cells(({ results: { gpShareOfProfit } }) =>
            gpShareOfProfit === null ? "No profit" : formatPercent(gpShareOfProfit),
          )}
        />
      </tbody>
    </AccountsTable>
  );
}
