import { ButtonLink } from "#app/components/ui/button.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import type { WaterfallInputs } from "#models/waterfall/inputs.ts";
import { ledgerOf } from "#models/waterfall/ledger.ts";
import { yearlyLimits } from "#models/waterfall/limits.ts";
import { waterfallResults } from "#models/waterfall/results.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FactList } from "../kit/fact-list.tsx";
import { Field, type FieldGroup, FieldGroups } from "../kit/field-groups.tsx";
import { ListFields } from "../kit/list-fields.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { spoken } from "../kit/result.ts";
import { millionEuro, toShown } from "../kit/units.ts";
import { useModel } from "../kit/use-model.ts";
import { CarryBasisTable } from "./carry-basis-table.tsx";
import { fundModel } from "./fields.ts";
import { headlines, termsInWords } from "./results.ts";
import { LedgerTable, ScenarioTable } from "./tables.tsx";
import { TierChart } from "./tier-chart.tsx";

/** The waterfall of a fund of ten years: its flows, deals and agreement can be changed, its rates cannot. */
function WaterfallModel() {
  const state = useModel(fundModel);
  const { inputs, preset, changed } = state;
  const current = waterfallResults(inputs, standardTerms);
  const figures = headlines(current);
  return (
    <ModelShell label="Waterfall model" state={state} results={figures}>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] noscript:block noscript:space-y-8">
        <div className="needs-script no-print space-y-5">
          <PresetSwitch label="Scenario to start from" state={state} />
          <Field state={state} name="committedCapital" look="box" />
          <FieldGroups state={state} groups={agreementGroups(inputs)} />
        </div>
        <section
          aria-labelledby="distributions-by-tier"
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="distributions-by-tier" className="text-h2">
            Distributions by tier
          </h2>
          <p className="hidden text-muted print:block">
            Scenario: {fundModel.presets[preset].title}
            {changed && ", changed"}
          </p>
          <Figure caption="Fig. 1 – €m, by year of the fund; the table below has every amount">
            <TierChart
              years={current.years}
              label={`Stacked bars of yearly distributions by tier. ${spoken(figures)}`}
            />
          </Figure>
        </section>
        <div className="needs-script no-print space-y-5 lg:row-span-2 lg:row-start-2">
          <ListFields
            state={state}
            list="years"
            rowTitle="Year"
            caption={
              <>
                Every year, <span className="text-muted">in €m</span>
              </>
            }
            hint={`From ${yearlyLimits.min} to ${formatNumber(toShown(millionEuro, yearlyLimits.max))}, to one decimal place. What is contributed in a year is one deal; the last column names the deal that the distribution comes from, by the year it was bought. Enter moves down; the arrow keys change the value by one.`}
          />
          <CaseActions state={state} />
          <ButtonLink look="quiet" to={`/projects/fundops-model-pe${state.query}`}>
            This fund by quarter, with LP accounts
          </ButtonLink>
          <CompactStrip results={figures.filter(({ id }) => id === "lpIrr" || id === "carry")} />
        </div>
        <section aria-labelledby="terms" className="lg:col-start-2 lg:row-start-3">
          <h2 id="terms" className="mb-3 text-h2">
            The terms
          </h2>
          <FactList facts={termsInWords(standardTerms, inputs)} />
        </section>
      </div>

      <section aria-labelledby="tier-by-tier" className="mt-14 border-t border-ink pt-3">
        <h2 id="tier-by-tier" className="text-h2">
          Tier by tier, year by year
        </h2>
        <DrawnCapital paidIn={current.paidIn} committed={inputs.committedCapital} />
        <LedgerTable ledger={ledgerOf(current)} hasClawback={inputs.clawback === "on"} />
      </section>

      <section aria-labelledby="carry-basis" className="mt-14 border-t border-ink pt-3">
        <h2 id="carry-basis" className="text-h2">
          Whole fund against deal by deal
        </h2>
        <div className="mt-2 grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,42.5rem)_1fr] lg:items-end">
          <CarryBasisTable inputs={inputs} shown={current} />
          <p className="max-w-reading text-small text-muted">
            On the whole fund (European) the GP waits until all capital drawn so far has been
            returned. Deal by deal (American) it waits only for the deals that have paid, and a loss
            on one of them is made good by the next.
          </p>
        </div>
      </section>

      <section aria-labelledby="scenarios" className="mt-14 border-t border-ink pt-3">
        <h2 id="scenarios" className="text-h2">
          Three scenarios side by side
        </h2>
        <div className="mt-2 grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,42.5rem)_1fr] lg:items-end">
          <ScenarioTable own={changed ? current : null} />
          <p className="max-w-reading text-small text-muted">
            The LP multiple is what the LPs receive per euro they paid in, after fees and carry.
          </p>
        </div>
      </section>
    </ModelShell>
  );
}

/** A number that the agreement does not use is not asked for. */
function agreementGroups({
  feeBasis,
  fundEnd,
}: WaterfallInputs): readonly FieldGroup<WaterfallInputs>[] {
  return [
    { title: "Carried interest", names: ["carryBasis", "clawback"] },
    {
      title: "Fee and fund life",
      names: [
        "feeBasis",
        ...(feeBasis === "invested" ? (["investmentYears"] as const) : []),
        "fundEnd",
        ...(fundEnd === "set" ? (["fundLife"] as const) : []),
      ],
      folds: true,
    },
  ];
}

/** The fund may draw more than was committed; the page then says by how much. */
function DrawnCapital({ paidIn, committed }: { paidIn: number; committed: number }) {
  const over = paidIn - committed;
  return (
    <p className="mt-1 mb-4 max-w-reading text-muted">
      Contributions and fees draw {formatMillionEuro(paidIn)} of the {formatMillionEuro(committed)}{" "}
      committed
      {over > 0 && (
        <strong className="font-medium text-loss">, {formatMillionEuro(over)} too much</strong>
      )}
      . Amounts are rounded to whole thousands in such a way that every row and column still adds
      up.
    </p>
  );
}

export const handle = {
  Model: WaterfallModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
