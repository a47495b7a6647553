import { Figure } from "#app/components/ui/figure.tsx";
import { FiguresStrip } from "#app/components/ui/figures-strip.tsx";
import { waterfallResults } from "#models/waterfall/results.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { AwaitSharedCase } from "../await-shared-case.tsx";
import { CompactFigures } from "../compact-figures.tsx";
import { SpokenResult } from "../spoken-result.tsx";
import { CaseActions } from "./case-actions.tsx";
import { caseKeys } from "./case-address.ts";
import { DrawnCapital } from "./drawn-capital.tsx";
import { isChanged } from "./fund-case.ts";
import { keyFigures, spokenFigures } from "./key-figures.ts";
import { ledgerOf } from "./ledger.ts";
import { LedgerTable } from "./ledger-table.tsx";
import { ScenarioTable } from "./scenario-table.tsx";
import { scenarioTitles } from "./scenario-titles.ts";
import { StartInputs } from "./start-inputs.tsx";
import { TermsList } from "./terms-list.tsx";
import { TierChart } from "./tier-chart.tsx";
import { useFundCase } from "./use-fund-case.ts";
import { YearlyFields } from "./yearly-fields.tsx";

/** The waterfall of a ten-year fund that the visitor can change, on terms they cannot. */
export function WaterfallModel() {
  const { fundCase, edited, hydrated, change } = useFundCase();
  const results = waterfallResults(fundCase.fund, standardTerms);
  const figures = keyFigures(results);
  return (
    <section aria-label="Waterfall model" className="mt-10 in-data-awaits-case:invisible">
      {!hydrated && <AwaitSharedCase keys={caseKeys} />}
      <FiguresStrip figures={figures} />
      <SpokenResult text={edited ? spokenFigures(figures) : ""} />

      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] noscript:block noscript:space-y-8">
        <StartInputs fundCase={fundCase} onChange={change} />
        <section
          aria-labelledby="distributions-by-tier"
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="distributions-by-tier" className="text-h2">
            Distributions by tier
          </h2>
          <p className="hidden text-muted print:block">
            Scenario: {scenarioTitles[fundCase.scenario]}
            {isChanged(fundCase) && ", changed"}
          </p>
          <Figure caption="Fig. 1 – million euro, by year of the fund; the table below has every figure">
            <TierChart
              years={results.years}
              label={`Stacked bars of yearly distributions by tier. ${spokenFigures(figures)}`}
            />
          </Figure>
        </section>
        <div className="needs-script no-print space-y-5 lg:row-span-2 lg:row-start-2">
          <YearlyFields years={fundCase.fund.years} onChange={change} />
          <CaseActions fundCase={fundCase} onChange={change} />
          <CompactFigures figures={[figures[1], figures[2]]} />
        </div>
        <section aria-labelledby="terms" className="lg:col-start-2 lg:row-start-3">
          <h2 id="terms" className="mb-3 text-h2">
            The terms
          </h2>
          <TermsList terms={standardTerms} />
        </section>
      </div>

      <section aria-labelledby="tier-by-tier" className="mt-14 border-t border-ink pt-3">
        <h2 id="tier-by-tier" className="text-h2">
          Tier by tier, year by year
        </h2>
        <DrawnCapital paidIn={results.paidIn} committed={fundCase.fund.committedCapital} />
        <LedgerTable ledger={ledgerOf(results)} />
      </section>

      <section aria-labelledby="scenarios" className="mt-14 border-t border-ink pt-3">
        <h2 id="scenarios" className="text-h2">
          Three scenarios side by side
        </h2>
        <div className="mt-2 grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,42.5rem)_1fr] lg:items-end">
          <ScenarioTable own={isChanged(fundCase) ? results : null} />
          <p className="max-w-reading text-small text-muted">
            Multiples are what each side receives per euro the LPs paid in. The GP pays nothing in,
            so it has no rate of return.
          </p>
        </div>
      </section>
    </section>
  );
}
