import { formatMillionEuro } from "#app/format/money.ts";
import { firstCarryYear } from "#models/waterfall/first-carry.ts";
import type { WaterfallInputs } from "#models/waterfall/inputs.ts";
import { type WaterfallResults, waterfallResults } from "#models/waterfall/results.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { variantName } from "#workings/variant-name.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
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
    <AccountsTable
      caption="Whole fund against deal by deal"
      corner="Same cash flows"
      columns={[
        { id: "fund", title: "Whole fund", column: resultsOn("fund") },
        { id: "deals", title: "Deal by deal", column: resultsOn("deals") },
      ]}
      cellOf={(row, basis) => (basis === inputs.carryBasis ? row : variantName(row, "otherBasis"))}
      groups={groups}
    />
  );
}

const groups: readonly { title: string; rows: readonly TableRow<WaterfallResults>[] }[] = [
  {
    title: "Carried interest",
    rows: [
      { id: "firstCarry", title: "First paid", textOf: firstCarry },
      { id: "carryPaid", title: "Paid", textOf: ({ carryPaid }) => formatMillionEuro(carryPaid) },
      {
        id: "clawbackDue",
        title: "Given back",
        textOf: ({ clawback }) => formatMillionEuro(clawback),
      },
      {
        ...{ id: "carry", title: "Kept by the GP", look: "total" },
        textOf: ({ received }) => formatMillionEuro(received.gp),
      },
    ],
  },
  {
    title: "Returns of the LPs",
    rows: [
      { id: "lpMultiple", title: "LP multiple", textOf: multipleText },
      { id: "lpIrr", title: "LP IRR", textOf: (results) => lpIrr(results).value },
    ],
  },
];

function firstCarry({ years }: WaterfallResults) {
  const first = firstCarryYear(years);
  return first === null ? "Never" : `Year ${first}`;
}
