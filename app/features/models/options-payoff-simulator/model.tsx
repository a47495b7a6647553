import { memo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { maxLegs } from "#models/options/implied-volatility.ts";
import { legInputs } from "#models/options/leg-lines.ts";
import { sheet } from "#models/options/sheet.ts";
import { gainText, priceText } from "#models/options/words.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { Field, FieldGroups } from "../kit/field-groups.tsx";
import { FigureText } from "../kit/figure-text.tsx";
import { ListFields } from "../kit/list-fields.tsx";
import { modelHandle } from "../kit/model-handle.tsx";
import { modelOf } from "../kit/model-of.ts";
import { isNumberSlot } from "../kit/number-input.tsx";
import { PresetSelect } from "../kit/preset-switch.tsx";
import { spoken } from "../kit/result.ts";
import { settle } from "../kit/settle.ts";
import { StaticInputs } from "../kit/static-inputs.tsx";
import type { SetInput } from "../kit/use-model.ts";
import { PayoffChart } from "./payoff-chart.tsx";
import { headlines, legText, type OptionCase } from "./results.ts";
import { LegTable, PriceTable } from "./tables.tsx";

const { slotsOfList } = modelOf(sheet);

export const handle = modelHandle(
  sheet,
  ({ state, inputs, figures }) => (
    <div className="mt-3 lg:mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
      <div className="needs-script no-print">
        <PresetSelect label="Strategy to start from" state={state} />
      </div>
      <section aria-labelledby="at-expiry" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-ink pt-2 max-sm:mb-2">
          <h2 id="at-expiry" className="flex-1 basis-72 text-h2">
            {finding({ inputs, figures })}
          </h2>
          <div className="needs-script no-print w-44">
            <Field state={state} name="show" look="box" />
          </div>
        </div>
        <StrategyChart inputs={inputs} figures={figures} set={state.set} />
      </section>
      <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2 noscript:lg:row-span-3 noscript:lg:row-start-1">
        <h2 className="sr-only">Inputs</h2>
        <div className="needs-script no-print">
          <ListFields
            state={state}
            list="legs"
            title="Legs"
            rowTitle="Leg"
            layout="column"
            hint={legsHint}
          />
          <div className="mt-5">
            <FieldGroups state={state} groups={sheet.groups} />
          </div>
          <CaseActions state={state} />
        </div>
        <StaticInputs model={state.model} inputs={inputs} />
      </div>
      <StrategyTables inputs={inputs} figures={figures} />
    </div>
  ),
  { resultsOf: headlines },
);

const legsHint = `Up to ${maxLegs} legs. Quantity ${limitsOf("quantity")} shares, strike ${limitsOf("strike")}, price ${limitsOf("premium")} for each: the premium, the price of the share or the amount of cash.`;

function limitsOf(name: "quantity" | "strike" | "premium") {
  const { from, to } = legInputs[name];
  return `${from} to ${to}`;
}

function finding({ inputs, figures }: OptionCase) {
  return inputs.show === "payoff" ? payoffFinding(figures) : gainText(figures);
}

function payoffFinding({ number, numbers, write }: OptionCase["figures"]) {
  const [slope, payoffs] = [number("lastSlope"), numbers("kinkPayoff")];
  if (slope > 0) return "The payoff has no upper limit";
  const [least, most] = [Math.min(...payoffs), Math.max(...payoffs)];
  if (most > 0) return `Pays at most ${write("value", most)} at expiry`;
  return slope < 0
    ? "What is owed at expiry has no limit"
    : `Owes at most ${write("value", -least)} at expiry`;
}

// Memoized, so that a slider need not wait for chart and tables at each step.

const StrategyChart = memo(function StrategyChart({
  set,
  ...shown
}: OptionCase & { set: SetInput }) {
  const { inputs, figures } = shown;
  const handles = slotsOfList("legs", inputs).flatMap((slots, index) => {
    const leg = inputs.legs[index];
    const slot = slots.find(({ field }) => field.key === legInputs.strike.key);
    if (!leg || !slot || !isNumberSlot(slot)) return [];
    return {
      code: String(index + 1),
      label: `Drag the strike of leg ${index + 1}, ${legText(leg, figures).toLowerCase()}`,
      value: leg.strike,
      text: priceText(figures, leg.strike),
      hollow: leg.side === "short",
      onMove: (strike: number) => set(slot, settle(slot.field, strike).value),
    };
  });
  return (
    <Figure caption="Fig. 1 – drag a numbered handle to move the strike of that leg: filled if bought, open if sold">
      <PayoffChart
        shown={shown}
        handles={handles}
        label={`${sheet.inputs.show.options[inputs.show]} against the share price. ${spoken(headlines(figures))} The table Price by price has the figures.`}
      />
    </Figure>
  );
});

const StrategyTables = memo(function StrategyTables(shown: OptionCase) {
  const { total, number, write, text, cell } = shown.figures;
  const cost = total("cost");
  return (
    <div className="mt-7 flex flex-col gap-12 lg:col-start-2 lg:row-start-3">
      <section aria-labelledby="leg-by-leg">
        <h2 id="leg-by-leg" className="text-h2">
          Leg by leg
        </h2>
        <p className="mt-1 mb-2 text-small text-muted">
          {cost < 0 ? "Brings" : "Costs"} {write("financing", Math.abs(cost))} today. Interest on it
          until expiry, at {text("rate")} a year:{" "}
          {write("financing", Math.abs(number("financing")))}. Vega is for one percentage point of
          volatility, theta for one day, rho for one percentage point of interest.
        </p>
        <p className="mb-2 text-small">
          Probability of profit at expiry:{" "}
          <FigureText {...cell("profitLikely")} label="Probability of profit" /> (risk-neutral,
          without the skew). Margin: <FigureText {...cell("margin")} label="Margin" />, by Cboe’s
          rules for strategies.
        </p>
        <LegTable shown={shown} />
      </section>
      <Fold
        title="Price by price"
        size={`${shown.figures.line("mark").filter((mark) => mark !== "–").length} rows`}
      >
        <PriceTable figures={shown.figures} />
      </Fold>
    </div>
  );
});
