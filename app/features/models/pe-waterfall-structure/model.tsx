import { useDeferredValue, useMemo } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { yearlyAmount } from "#models/waterfall/fund.ts";
import { sheet } from "#models/waterfall/sheet.ts";
import { Field, foldedFields } from "../kit/field-groups.tsx";
import { ListFields } from "../kit/list-fields.tsx";
import { ModelColumns } from "../kit/model-columns.tsx";
import { modelHandle } from "../kit/model-handle.tsx";
import { OtherModelLink } from "../kit/other-model-link.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { AgreementSections, LedgerSection, ScenarioSection, TierSection } from "./sections.tsx";

export const handle = modelHandle(sheet, ({ state, inputs: deferredInputs, figures }) => {
  const { model, inputs } = state;
  const { feeBasis, fundEnd, carryBasis, clawback, companyFeeRate } = inputs;
  const takesFees = companyFeeRate > 0;
  const hasNoteOnYear = model
    .slotsOfList("years", inputs)
    .flat()
    .some(({ key }) => state.notes[key]);
  const groups = useMemo(
    () => groupsInUse({ feeBasis, fundEnd, carryBasis, clawback, takesFees }),
    [feeBasis, fundEnd, carryBasis, clawback, takesFees],
  );
  // Deferred like the figures, so that the table renders once.
  const changed = useDeferredValue(state.changed);
  return (
    <>
      <ModelColumns
        state={state}
        groups={groups}
        deferredInputs={deferredInputs}
        start={
          <div className="flex flex-col gap-3">
            <PresetSwitch label="Scenario to start from" state={state} />
            <Field state={state} name="committedCapital" look="box" />
          </div>
        }
        chart={<TierSection figures={figures} />}
        belowFields={
          <Fold
            title="Cash flows, year by year"
            size={`${inputs.years.length} years`}
            open={hasNoteOnYear}
            className={foldedFields}
          >
            <ListFields
              state={state}
              list="years"
              rowTitle="Year"
              title="At the end of each year, in €m"
              hint={yearsHint}
            />
          </Fold>
        }
        belowInputs={
          <OtherModelLink to={`/projects/fundops-model-pe${state.query}`}>
            Open this fund by quarter, with LP accounts
          </OtherModelLink>
        }
      >
        <div className="mt-3 flex flex-col gap-3 md:gap-8 lg:col-start-2 lg:row-start-3">
          <ScenarioSection own={changed ? figures : null} />
          <AgreementSections figures={figures} />
        </div>
      </ModelColumns>
      <LedgerSection figures={figures} />
    </>
  );
});

const yearsHint = `From ${yearlyAmount.from} to ${formatNumber(yearlyAmount.to / 1_000_000)}. What is invested in a year is one deal; the last column names the deal that the distribution comes from, by the year it was bought. Enter moves down; the arrow keys change the value by one.`;

/** What the agreement does not use is not asked for. */
function groupsInUse(agreed: {
  feeBasis: string;
  fundEnd: string;
  carryBasis: string;
  clawback: string;
  takesFees: boolean;
}) {
  const unused: Record<string, boolean> = {
    investmentYears: agreed.feeBasis !== "invested",
    fundLife: agreed.fundEnd !== "set",
    dealCosts: agreed.carryBasis !== "deals",
    heldValue: agreed.clawback !== "interim",
    escrowShare: agreed.clawback === "off",
    feeOffset: !agreed.takesFees,
  };
  return sheet.groups.map((group) => ({
    ...group,
    names: group.names.filter((name) => !unused[name]),
  }));
}
