import { memo, useDeferredValue, useMemo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import type { PortfolioInputs } from "#models/portfolio/inputs.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { isNumberSlot } from "../kit/number-input.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { spoken } from "../kit/result.ts";
import { settle } from "../kit/settle.ts";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { toShown } from "../kit/units.ts";
import { type SetInput, useModel } from "../kit/use-model.ts";
import { WealthChart, WeightsChart } from "./charts.tsx";
import { groups, portfolioModel } from "./fields.ts";
import { FrontierChart } from "./frontier-chart.tsx";
import { decide, headlines } from "./results.ts";
import { StrategyTable } from "./tables.tsx";

function PortfolioModel() {
  const state = useModel(portfolioModel);
  const results = useMemo(() => headlines(state.inputs), [state.inputs]);
  // Controls and strip answer at once; charts and tables follow as soon as there is time.
  const shownLater = useDeferredValue(state.inputs);
  return (
    <ModelShell label="Portfolio model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="needs-script no-print">
          <PresetSwitch label="Case to start from" state={state} />
        </div>
        <section aria-labelledby="frontier" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h2 id="frontier" className="text-h2">
            The efficient frontier
          </h2>
          <FrontierFigure shown={shownLater} set={state.set} />
        </section>
        <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2">
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={groups} />
            <div className="mt-4">
              <CaseActions state={state} />
            </div>
          </div>
          <CompactStrip
            results={results.filter(({ id }) => id === "expectedReturn" || id === "volatility")}
          />
          <StaticInputs model={portfolioModel} inputs={shownLater} />
        </div>
        <WeightsSection shown={shownLater} />
      </div>
      <TestSection shown={shownLater} />
    </ModelShell>
  );
}

type SectionProps = { shown: PortfolioInputs };

// Memoised, so that a slider need not wait for charts and tables at each step.

const FrontierFigure = memo(function FrontierFigure({
  shown,
  set,
}: SectionProps & { set: SetInput }) {
  const slot = portfolioModel.slotOf("place");
  function move(place: number) {
    if (!slot || !isNumberSlot(slot)) return;
    set(slot, settle(slot.field, toShown(slot.field.unit, place)).value);
  }
  return (
    <Figure caption="Fig. 1 – annual return against annual volatility. Green: the frontier as estimated; drag the handle along it. Ochre: the true return and volatility of the same weights. Dashed grey: without a limit per asset. Ring: best Sharpe ratio. Numbers: the assets, as in the table.">
      <FrontierChart
        shown={shown}
        decision={decide(shown)}
        label={`Efficient frontier of eight assets. ${spoken(headlines(shown))} The table below has the figures.`}
        onMove={move}
      />
    </Figure>
  );
});

const WeightsSection = memo(function WeightsSection({ shown }: SectionProps) {
  return (
    <section aria-labelledby="weights" className="mt-7 lg:col-start-2 lg:row-start-3">
      <h2 id="weights" className="text-h2">
        What it holds
      </h2>
      <WeightsChart weights={decide(shown).chosen.weights} />
    </section>
  );
});

const TestSection = memo(function TestSection({ shown }: SectionProps) {
  return (
    <section aria-labelledby="out-of-sample" className="mt-14">
      <h2 id="out-of-sample" className="text-h2">
        Promised and delivered
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-small text-muted">
        At the end of each year from 2015 on, new weights are chosen from the last {shown.window}{" "}
        months alone, the trades are paid for, and the following year gives the result. All returns
        are simulated.
      </p>
      <WealthChart shown={shown} />
      <div className="mt-6">
        <StrategyTable shown={shown} />
      </div>
    </section>
  );
});

export const handle = {
  Model: PortfolioModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
