import { useId } from "react";
import { SegmentedControl } from "#app/components/ui/segmented-control.tsx";
import { formatNumber } from "#app/format/number.ts";
import { scenarioNames } from "#models/waterfall/scenarios.ts";
import { AmountField } from "./amount-field.tsx";
import { caseOf, committedLimit, type FundCase, inMillions, withCommitted } from "./fund-case.ts";
import { scenarioTitles } from "./scenario-titles.ts";
import type { ChangeCase } from "./use-fund-case.ts";

const scenarioOptions = scenarioNames.map((value) => ({ value, label: scenarioTitles[value] }));

/** Where the visitor starts from, and how much the LPs have promised. */
export function StartInputs({
  fundCase: { scenario, fund },
  onChange,
}: {
  fundCase: FundCase;
  onChange: ChangeCase;
}) {
  const id = useId();
  const { min, max } = committedLimit;
  return (
    <div className="needs-script no-print space-y-5">
      <SegmentedControl
        label="Scenario to start from"
        options={scenarioOptions}
        value={scenario}
        onChange={(name) => onChange(() => caseOf(name))}
      />
      <div className="grid grid-cols-[1fr_7rem] items-center gap-x-4">
        <div>
          <label htmlFor={id} className="block text-small">
            Committed capital, €m
          </label>
          <p id={`${id}-limits`} className="text-small text-muted">
            From {formatNumber(min)} to {formatNumber(max)}
          </p>
        </div>
        <AmountField
          id={id}
          label="Committed capital, €m"
          describedBy={`${id}-limits`}
          limit={committedLimit}
          millions={inMillions(fund.committedCapital)}
          onChange={(millions) => onChange((before) => withCommitted(before, millions))}
        />
      </div>
    </div>
  );
}
