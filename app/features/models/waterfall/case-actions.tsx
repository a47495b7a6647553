import { Button } from "#app/components/ui/button.tsx";
import { CopyCaseLink } from "../copy-case-link.tsx";
import { queryWithCase } from "./case-address.ts";
import { caseOf, type FundCase, isChanged } from "./fund-case.ts";
import { scenarioTitles } from "./scenario-titles.ts";
import type { ChangeCase } from "./use-fund-case.ts";

export function CaseActions({ fundCase, onChange }: { fundCase: FundCase; onChange: ChangeCase }) {
  const query = queryWithCase(new URLSearchParams(), fundCase).toString();
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        look="quiet"
        disabled={!isChanged(fundCase)}
        onClick={() => onChange(({ scenario }) => caseOf(scenario))}
      >
        Reset<span className="sr-only"> to the {scenarioTitles[fundCase.scenario]} scenario</span>
      </Button>
      <CopyCaseLink query={query && `?${query}`} />
    </div>
  );
}
