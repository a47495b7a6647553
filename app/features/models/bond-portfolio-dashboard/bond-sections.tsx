import { memo } from "react";
import { formatChange } from "#app/lib/format/number.ts";
import { formatPercent } from "#app/lib/format/percent.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { ListFields } from "../kit/list-fields.tsx";
import { limitsInWords } from "../kit/list-limits.ts";
import type { ModelState } from "../kit/use-model.ts";
import type { BondFigures, BondInputs } from "./change-chart.tsx";

/** The bonds as they are entered, and what each is worth. */
export function BondSections<Preset extends string>({
  state,
  figures,
  inputs,
}: {
  state: ModelState<BondInputs, Preset>;
  figures: BondFigures;
  inputs: BondInputs;
}) {
  return (
    <>
      <section aria-labelledby="the-bonds" className="needs-script no-print mt-14">
        <h2 id="the-bonds" className="mb-2 text-h2">
          The bonds
        </h2>
        <ListFields
          state={state}
          list="bonds"
          title={`Up to ${state.model.fields.bonds.length?.max} bonds`}
          rowTitle="Bond"
          layout="page"
          hint={`${limitsInWords(state, "bonds")} Enter the yield or the price; the table below has the other.`}
        />
      </section>
      <section aria-labelledby="bond-by-bond" className="mt-14">
        <h2 id="bond-by-bond" className="text-h2">
          Bond by bond
        </h2>
        <BondTable figures={figures} inputs={inputs} />
      </section>
    </>
  );
}

const columns = [
  { id: "clean", title: "Clean" },
  { id: "accrued", title: "Accrued" },
  { id: "dirty", title: "Dirty" },
  { id: "yieldUsed", title: "Yield" },
  { id: "spread", title: "Spread, bp" },
  { id: "macaulay", title: "Macaulay", whole: "averageMacaulay" },
  { id: "modified", title: "Modified", whole: "modifiedDuration" },
  { id: "convexity", title: "Convexity", whole: "averageConvexity" },
  { id: "value", title: "Value, €", whole: "total" },
  { id: "change", title: "Change, €", whole: "total" },
] as const;

type Column = (typeof columns)[number];

/** Prices, yields and risk of every bond, and of them all. */
const BondTable = memo(function BondTable({
  figures,
  inputs,
}: {
  figures: BondFigures;
  inputs: BondInputs;
}) {
  const { at, numberAt, total, text, value } = figures;
  const isValued = (bond: number) => at("payments", bond) !== 0;
  const rows = inputs.bonds.map((holding, index): TableRow<Column> => {
    const bond = index + 1;
    return {
      id: `${bond}`,
      code: `${bond}`,
      title: `${formatPercent(holding.couponRate, { atMost: 6 })} ${holding.maturity.slice(0, 4)}`,
      textOf: ({ id }) => {
        if (!isValued(bond)) return "";
        const changes = id === "spread" || id === "change";
        return changes ? formatChange(numberAt(id, bond)) : withoutEuro(text(id, bond));
      },
    };
  });
  const whole: TableRow<Column> = {
    ...{ id: "total", title: "Portfolio", look: "total" },
    textOf: (column) => {
      if (!("whole" in column) || (column.whole !== "total" && value(column.whole) === "None"))
        return "";
      if (column.whole !== "total") return text(column.whole);
      return column.id === "change"
        ? formatChange(total("change"))
        : withoutEuro(text("value", "total"));
    },
  };
  return (
    <>
      <AccountsTable
        caption="Prices, yields and risk, bond by bond"
        corner="Bond"
        columns={columns.map((column) => ({ ...column, column }))}
        cellOf={cellOf}
        groups={[{ title: "Per 100 of face value, then in euros", rows }]}
        totals={[whole]}
      />
      {inputs.bonds.map((_, index) => {
        const bond = index + 1;
        if (isValued(bond)) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bond is its place in the list
          <p key={index} className="mt-2 text-small text-loss">
            Bond {bond}{" "}
            {at("couponsLeft", bond) === 0
              ? "has been redeemed by the day of settlement"
              : "has no yield that explains its price"}{" "}
            and counts for nothing.
          </p>
        );
      })}
    </>
  );
});

/** The heading says it. */
function withoutEuro(text: string) {
  return text.replace("€", "");
}

/** Bonds are rows here and positions in the sheet; the figures of all of them may be averages. */
function cellOf(bond: string, measure: string) {
  const column = columns.find(({ id }) => id === measure);
  const whole = column && "whole" in column ? column.whole : "total";
  return bond === "total" && whole !== "total" ? whole : `${measure}.${bond}`;
}
