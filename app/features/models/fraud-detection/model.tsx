import { memo, useDeferredValue, useMemo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { type Evaluation, evaluate } from "#models/fraud/alerts.ts";
import { scoredPayments } from "#models/fraud/scored-payments.ts";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { useModel } from "../kit/use-model.ts";
import { AlertChart } from "./alert-chart.tsx";
import { fraudGroups, fraudModel } from "./fields.ts";
import { headlines, kindRows, ruleRows } from "./results.ts";
import { KindTable, RuleTable } from "./tables.tsx";

/** The limits of five rules, and what they find among payments where the fraud is known. */
function FraudModel() {
  const state = useModel(fraudModel);
  const evaluation = useMemo(() => evaluate(scoredPayments, state.inputs), [state.inputs]);
  const results = useMemo(() => headlines(evaluation), [evaluation]);
  // Slider and strip answer at once; chart and tables follow as soon as there is time.
  const shownLater = useDeferredValue(evaluation);
  const inputsLater = useDeferredValue(state.inputs);
  return (
    <ModelShell label="Fraud model" state={state} results={results}>
      <ModelColumns
        state={state}
        groups={fraudGroups}
        results={results}
        keepsInSight={["precision", "recall"]}
        inputsLater={inputsLater}
        start={<PresetSwitch label="Limits to start from" state={state} />}
        chart={<AlertSection evaluation={shownLater} />}
      >
        <FraudTables evaluation={shownLater} />
      </ModelColumns>
    </ModelShell>
  );
}

const AlertSection = memo(function AlertSection({ evaluation }: { evaluation: Evaluation }) {
  return (
    <section aria-labelledby="which-rules" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="which-rules" className="text-h2">
        Which rules are worth their alerts?
      </h2>
      <Figure caption="Fig. 1 – alerts in 2022; a payment flagged by two rules counts in both rows, but only once in the last row">
        <AlertChart rows={ruleRows(evaluation)} />
      </Figure>
    </section>
  );
});

const FraudTables = memo(function FraudTables({ evaluation }: { evaluation: Evaluation }) {
  return (
    <div className="mt-7 grid h-fit gap-x-10 gap-y-12 md:grid-cols-2 lg:col-start-2 lg:row-start-3">
      <RuleTable rows={ruleRows(evaluation)} />
      <KindTable rows={kindRows(evaluation)} />
    </div>
  );
});

export const handle = {
  Model: FraudModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
