import { memo, useDeferredValue, useMemo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatPercent } from "#app/format/percent.ts";
import { mostLegs } from "#models/options/limits.ts";
import { strategyResults } from "#models/options/strategy.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { Field, FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { isNumberSlot } from "../kit/number-input.tsx";
import { PresetSelect } from "../kit/preset-select.tsx";
import { spoken } from "../kit/result.ts";
import { RowFields } from "../kit/row-fields.tsx";
import { settle } from "../kit/settle.ts";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { type SetInput, useModel } from "../kit/use-model.ts";
import { marketGroups, type StrategyCase, strategyModel } from "./fields.ts";
import { PayoffChart } from "./payoff-chart.tsx";
import { amountText, headlines, priceText } from "./results.ts";
import { LegTable, legText, PriceTable } from "./tables.tsx";

function OptionsModel() {
  const state = useModel(strategyModel);
  const { inputs } = state;
  const results = useMemo(() => headlines(inputs, strategyResults(inputs)), [inputs]);
  // Controls and strip answer at once; chart and tables follow as soon as there is time.
  const shownLater = useDeferredValue(inputs);
  return (
    <ModelShell label="Options model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="needs-script no-print">
          <PresetSelect label="Strategy to start from" state={state} />
        </div>
        <section
          aria-labelledby="at-expiry"
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <div className="flex flex-wrap items-center justify-between gap-3 max-sm:mb-2">
            <h2 id="at-expiry" className="text-h2">
              {inputs.show === "profit" ? "Profit" : "Payoff"} by share price
            </h2>
            <div className="needs-script no-print w-44">
              <Field state={state} name="show" look="box" />
            </div>
          </div>
          <StrategyChart shown={shownLater} set={state.set} />
        </section>
        <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2">
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <RowFields
              state={state}
              list="legs"
              title="Legs"
              rowTitle="Leg"
              hint={`Up to ${mostLegs} legs. Quantity 1 to 100 shares, strike 1 to 500, price 0 to 500 for each: the premium, the price of the share or the amount of cash.`}
            />
            <div className="mt-5">
              <FieldGroups state={state} groups={marketGroups} />
            </div>
            <CaseActions state={state} />
          </div>
          <CompactStrip
            results={results.filter(
              ({ id }) => id.startsWith("breakEven") || id === "greatestLoss",
            )}
          />
          <StaticInputs model={strategyModel} inputs={shownLater} />
        </div>
        <StrategyTables shown={shownLater} />
      </div>
    </ModelShell>
  );
}

// Memoised, so that a slider need not wait for chart and tables at each step.

const StrategyChart = memo(function StrategyChart({
  shown,
  set,
}: {
  shown: StrategyCase;
  set: SetInput;
}) {
  const results = strategyResults(shown);
  const handles = strategyModel.slotsOfList("legs", shown).flatMap((slots, index) => {
    const leg = shown.legs[index];
    const slot = slots.find(({ field }) => field.key === "k");
    if (!leg || !slot || !isNumberSlot(slot)) return [];
    return {
      code: String(index + 1),
      label: `Drag the strike of leg ${index + 1}, ${legText(leg).toLowerCase()}`,
      value: leg.strike,
      text: priceText(leg.strike),
      hollow: leg.side === "short",
      onMove: (strike: number) => set(slot, settle(slot.field, strike).value),
    };
  });
  return (
    <Figure caption="Fig. 1 – euro, by share price. Drag a numbered handle to move the strike of that leg: filled if bought, open if sold. Rings mark the break-even.">
      <PayoffChart
        shown={shown}
        results={results}
        handles={handles}
        label={`${shown.show === "profit" ? "Profit" : "Payoff"} against the share price. ${spoken(headlines(shown, results))} The table Price by price has the figures.`}
      />
    </Figure>
  );
});

const StrategyTables = memo(function StrategyTables({ shown }: { shown: StrategyCase }) {
  const results = strategyResults(shown);
  const { cost, financing } = results;
  return (
    <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
      <section aria-labelledby="leg-by-leg">
        <h2 id="leg-by-leg" className="text-h2">
          Leg by leg
        </h2>
        <p className="mt-1 mb-2 text-small text-muted">
          {cost < 0 ? "Brings" : "Costs"} {amountText(Math.abs(cost))} today. Interest on it until
          expiry, at {formatPercent(shown.rate, { atMost: 2 })} a year:{" "}
          {amountText(Math.abs(financing))}. Vega is for one point of volatility, theta for one day.
        </p>
        <LegTable shown={shown} results={results} />
      </section>
      <section aria-labelledby="price-by-price">
        <h2 id="price-by-price" className="mb-1 text-h2">
          Price by price
        </h2>
        <PriceTable shown={shown} results={results} />
      </section>
    </div>
  );
});

export const handle = {
  Model: OptionsModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
