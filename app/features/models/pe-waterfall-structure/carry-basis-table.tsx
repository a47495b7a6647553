import { formatMillionEuro } from "#app/format/money.ts";
import type { WaterfallInputs } from "#models/waterfall/inputs.ts";
import { type WaterfallResults, waterfallResults } from "#models/waterfall/results.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { FiguresContext } from "../kit/workings/figures.ts";
import { lpIrr, multipleText } from "./results.ts";

/** The same cash flows under both rules, whichever of them the rest of the page shows. */
export function CarryBasisTable({
  inputs,
  shown,
}: {
  inputs: WaterfallInputs;
  /** The results of `inputs`. */
  shown: WaterfallResults;
}) {
  const resultsOn = (carryBasis: WaterfallInputs["carryBasis"]) =>
    inputs.carryBasis === carryBasis
      ? shown
      : waterfallResults({ ...inputs, carryBasis }, standardTerms);
  return (
    // The sheet has the case on show alone.
    <FiguresContext value={null}>
      <AccountsTable
        caption="Whole fund against deal by deal"
        corner="Same cash flows"
        columns={[
          { id: "fund", title: "Whole fund", column: resultsOn("fund") },
          { id: "deals", title: "Deal by deal", column: resultsOn("deals") },
        ]}
        groups={groups}
      />
    </FiguresContext>
  );
}

const groups: readonly { title: string; rows: readonly TableRow<WaterfallResults>[] }[] = [
  {
    title: "Carried interest",
    rows: [
      { id: "first", title: "First paid", textOf: firstCarry },
      { id: "paid", title: "Paid", textOf: ({ carryPaid }) => formatMillionEuro(carryPaid) },
      { id: "back", title: "Given back", textOf: ({ clawback }) => formatMillionEuro(clawback) },
      {
        ...{ id: "kept", title: "Kept by the GP", look: "total" },
        textOf: ({ received }) => formatMillionEuro(received.gp),
      },
    ],
  },
  {
    title: "Returns of the LPs",
    rows: [
      { id: "multiple", title: "LP multiple", textOf: multipleText },
      { id: "irr", title: "LP IRR", textOf: (results) => lpIrr(results).value },
    ],
  },
];

function firstCarry({ years }: WaterfallResults) {
  // The clawback falls in the last year and would hide carry paid in it.
  const first = years.find(({ received, clawback }) => received.gp + clawback >= 500);
  return first ? `Year ${first.year}` : "Never";
}
