import { ButtonLink } from "#app/components/ui/button.tsx";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet as solar } from "#models/solar/sheet.ts";
import type { sheet } from "#models/solar-loan/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { modelOf } from "../kit/model-of.ts";

type Inputs = Parameters<typeof sheet.calculate>[0];

/** The same roof and loan over its lifetime. */
export function DashboardLink({
  figures,
  inputs,
}: {
  figures: FiguresOf<typeof sheet>;
  inputs: Inputs;
}) {
  const to = onDashboard(inputs, figures.number("yearShare"));
  return (
    <div className="no-print mt-7 border-t border-rule pt-4">
      <ButtonLink look="quiet" to={to}>
        25 years of this case
      </ButtonLink>
      <p className="mt-2 text-small text-muted">
        The solar dashboard takes over roof, upkeep and loan. It pays the loan once a year, and uses
        the same share of the power at home in every year.
      </p>
    </div>
  );
}

const model = modelOf(solar);

/** The case on the solar dashboard, which knows the share used at home over the year. */
export function onDashboard({ ownUseBy, ...shared }: Inputs, yearShare: number) {
  const ownUseShare = Number(yearShare.toFixed(4));
  const onLoan = { ...solar.opening, ...shared, ownUseShare, financing: "loan" } as const;
  const query = queryWith(model.urlState, "", { ...model.caseOf("base"), inputs: onLoan });
  return `/projects/solar-financing-dashboard${query}`;
}
