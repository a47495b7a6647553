import { memo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { sheet } from "#models/portfolio/sheet.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { modelHandle } from "../kit/model-handle.tsx";
import { modelOf } from "../kit/model-of.ts";
import { isNumberSlot } from "../kit/number-input.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { resultsOf, spoken } from "../kit/result.ts";
import { settle } from "../kit/settle.ts";
import { toShown } from "../kit/units.ts";
import type { SetInput } from "../kit/use-model.ts";
import { type PortfolioFigures, WealthChart, WeightsChart, weightsFinding } from "./charts.tsx";
import { FrontierChart } from "./frontier-chart.tsx";
import { breachOf, EstimateTable, estimateRows, TrackTable } from "./tables.tsx";

const { slotOf } = modelOf(sheet);

export const handle = modelHandle(sheet, ({ state, inputs, figures }) => (
  <>
    <ModelColumns
      state={state}
      groups={sheet.groups}
      deferredInputs={inputs}
      start={<PresetSwitch label="Case to start from" state={state} />}
      chart={
        <section aria-labelledby="frontier" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h2 id="frontier" className="text-h2">
            Promised {figures.text("expectedReturn")} a year; the true figure is{" "}
            {figures.text("trueReturnOf", "Chosen")}
          </h2>
          <FrontierFigure inputs={inputs} figures={figures} set={state.set} />
        </section>
      }
    >
      <WeightsSection figures={figures} />
    </ModelColumns>
    <TestSection figures={figures} />
  </>
));

type SectionProps = { figures: PortfolioFigures };

// Memoized, so that a slider need not wait for charts and tables at each step.

const FrontierFigure = memo(function FrontierFigure({
  inputs,
  figures,
  set,
}: SectionProps & { inputs: typeof sheet.opening; set: SetInput }) {
  const slot = slotOf("place");
  function move(place: number) {
    if (!slot || !isNumberSlot(slot)) return;
    const { step } = slot.field.limits;
    const nearest = Math.round(place / step) * step;
    set(slot, settle(slot.field, toShown(slot.field.unit, nearest)).value);
  }
  return (
    <Figure caption="Fig. 1 – the frontier as estimated, and what its portfolios are in truth; in gray, each asset alone as estimated. Drag the handle along the frontier.">
      <FrontierChart
        inputs={inputs}
        figures={figures}
        label={`Efficient frontier of eight assets. ${spoken(resultsOf(sheet, figures))} The table below has the figures.`}
        onMove={move}
      />
    </Figure>
  );
});

const WeightsSection = memo(function WeightsSection({ figures }: SectionProps) {
  return (
    <section aria-labelledby="weights" className="mt-7 lg:col-start-2 lg:row-start-3">
      <h2 id="weights" className="text-h2">
        {weightsFinding(figures)}
      </h2>
      <WeightsChart figures={figures} />
    </section>
  );
});

const TestSection = memo(function TestSection({ figures }: SectionProps) {
  const breach = breachOf(figures);
  return (
    <section aria-labelledby="out-of-sample" className="mt-14">
      <h2 id="out-of-sample" className="text-h2">
        €100 became {figures.text("wealth", "Chosen")}; in 60/40,{" "}
        {figures.text("wealth", "Benchmark")}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-small text-muted">
        At the end of each year from 2015 on, new weights are chosen from the last{" "}
        {figures.number("window")} months alone, the trades are paid for, and the following year
        gives the result. All returns are simulated. The benchmark 60/40 holds world shares and
        government bonds.
      </p>
      <WealthChart figures={figures} />
      <div className="mt-6">
        <TrackTable figures={figures} />
      </div>
      {breach !== null && <p className="mt-3 text-small">{breach}</p>}
      <div className="mt-6">
        <Fold title="Weights, estimates and true values" size={`${estimateRows} rows`}>
          <EstimateTable figures={figures} />
        </Fold>
      </div>
    </section>
  );
});
