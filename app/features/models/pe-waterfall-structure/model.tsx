import { useDeferredValue, useMemo } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { formatNumber } from "#app/format/number.ts";
import type { WaterfallInputs } from "#models/waterfall/inputs.ts";
import { yearlyLimits } from "#models/waterfall/limits.ts";
import { waterfallResults } from "#models/waterfall/results.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { Field, type FieldGroup, FieldGroups } from "../kit/field-groups.tsx";
import { ListFields } from "../kit/list-fields.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { millionEuro, toShown } from "../kit/units.ts";
import { useModel } from "../kit/use-model.ts";
import { fundModel } from "./fields.ts";
import { headlines } from "./results.ts";
import {
  AgreementSections,
  LedgerSection,
  ScenarioSection,
  type Shown,
  TierSection,
} from "./sections.tsx";

/** The waterfall of a fund of ten years: its flows, deals and agreement can be changed, its rates cannot. */
function WaterfallModel() {
  const state = useModel(fundModel);
  const { inputs, preset, changed } = state;
  const { feeBasis, fundEnd } = inputs;
  const groups = useMemo(() => agreementGroups({ feeBasis, fundEnd }), [feeBasis, fundEnd]);
  const current = useMemo(
    () => ({
      shown: { inputs, results: waterfallResults(inputs, standardTerms) } satisfies Shown,
      scenario: fundModel.presets[preset].title,
      changed,
    }),
    [inputs, preset, changed],
  );
  const figures = useMemo(() => headlines(current.shown.results), [current]);
  // Fields and strip answer at once; chart and tables follow as soon as there is time.
  const later = useDeferredValue(current);
  const { shown } = later;
  return (
    <ModelShell label="Waterfall model" state={state} results={figures}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] noscript:block noscript:space-y-8">
        <div className="needs-script no-print space-y-5 lg:row-span-2 lg:row-start-1">
          <PresetSwitch label="Scenario to start from" state={state} />
          <Field state={state} name="committedCapital" look="box" />
          <FieldGroups state={state} groups={groups} />
        </div>
        <TierSection {...shown} scenario={later.scenario} changed={later.changed} />
        <div className="needs-script no-print space-y-5 lg:row-start-3">
          <ListFields
            state={state}
            list="years"
            rowTitle="Year"
            caption={yearsCaption}
            hint={yearsHint}
          />
          <CaseActions state={state} />
          <ButtonLink look="quiet" to={`/projects/fundops-model-pe${state.query}`}>
            This fund by quarter, with LP accounts
          </ButtonLink>
          <CompactStrip results={figures.filter(({ id }) => id === "lpIrr" || id === "carry")} />
        </div>
        <AgreementSections {...shown} />
      </div>
      <LedgerSection {...shown} />
      <ScenarioSection own={later.changed ? shown.results : null} />
    </ModelShell>
  );
}

const yearsCaption = (
  <>
    Every year, <span className="text-muted">in €m</span>
  </>
);

const yearsHint = `From ${yearlyLimits.min} to ${formatNumber(toShown(millionEuro, yearlyLimits.max))}, to one decimal place. What is contributed in a year is one deal; the last column names the deal that the distribution comes from, by the year it was bought. Enter moves down; the arrow keys change the value by one.`;

/** A number that the agreement does not use is not asked for. */
function agreementGroups({
  feeBasis,
  fundEnd,
}: Pick<WaterfallInputs, "feeBasis" | "fundEnd">): readonly FieldGroup<WaterfallInputs>[] {
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

export const handle = {
  Model: WaterfallModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
