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
  const average = figures.number("averagePrice");
  const { to, price } = onDashboard(inputs, average);
  return (
    <div className="no-print mt-7 border-t border-rule pt-4">
      <ButtonLink look="quiet" to={to}>
        25 years of this case
      </ButtonLink>
      <p className="mt-2 text-small text-muted">
        The solar dashboard takes over roof and loan. It pays the loan once a year and has one price
        for all power: your average of {figures.text("averagePrice")} per kWh
        {price !== average &&
          ` becomes ${figures.write("electricityPrice", price)} there, its limit`}
        .
      </p>
    </div>
  );
}

const model = modelOf(solar);

/** The case on the solar dashboard, which has one price for all power: the average of what is saved and earned. */
export function onDashboard(inputs: Inputs, averagePrice: number) {
  const { from, to } = solar.inputs.electricityPrice;
  const price = Math.min(to, Math.max(from, averagePrice));
  const { ownUseShare, feedInRate, ...shared } = inputs;
  const onLoan = {
    ...solar.opening,
    ...shared,
    financing: "loan",
    electricityPrice: price,
  } as const;
  const query = queryWith(model.urlState, "", { ...model.caseOf("base"), inputs: onLoan });
  return { to: `/projects/solar-financing-dashboard${query}`, price };
}
