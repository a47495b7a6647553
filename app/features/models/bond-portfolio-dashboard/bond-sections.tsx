import { memo } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatChange } from "#app/lib/format/number.ts";
import { formatPercent } from "#app/lib/format/percent.ts";
import { currencies, ratings } from "#models/bonds/bond-lines.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { ListFields } from "../kit/list-fields.tsx";
import { limitsInWords } from "../kit/list-limits.ts";
import type { ModelState } from "../kit/use-model.ts";
import type { BondFigures, BondInputs } from "./shifted-cases.ts";

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
        <Fold
          title={`Edit the ${inputs.bonds.length} bonds`}
          onPhonesOnly
          className="max-md:border-t max-md:border-ink"
        >
          <ListFields
            state={state}
            list="bonds"
            title={`Up to ${state.model.fields.bonds.length?.max} bonds, nominal in thousands of their currency`}
            rowTitle="Bond"
            layout="page"
            hint={`${limitsInWords(state, "bonds")} Enter the yield or the price; the table below has the other.`}
          />
        </Fold>
      </section>
      <section aria-labelledby="bond-by-bond" className="mt-14">
        <h2 id="bond-by-bond" className="text-h2">
          Bond by bond
        </h2>
        <BondTable figures={figures} inputs={inputs} />
        <div className="mt-6">
          <Fold
            title="Rating, key rate durations, carry and roll-down"
            size={`${inputs.bonds.length} rows`}
          >
            <RiskTable figures={figures} inputs={inputs} />
          </Fold>
          <Fold title="By rating and currency" size={`${ratings.length + currencies.length} rows`}>
            <GroupTable figures={figures} />
          </Fold>
        </div>
      </section>
    </>
  );
}

const columns = [
  { id: "clean", title: "Clean" },
  { id: "accrued", title: "Accrued" },
  { id: "dirty", title: "Dirty" },
  { id: "yieldUsed", title: "Yield", whole: "portfolioYield" },
  { id: "spread", title: "Spread, bp" },
  { id: "zSpread", title: "Z-spread, bp", whole: "averageZSpread" },
  { id: "modified", title: "Modified", whole: "modifiedDuration" },
  { id: "convexity", title: "Convexity", whole: "averageConvexity" },
  { id: "dv01", title: "DV01, €", whole: "total" },
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
      title: nameOf(holding),
      textOf: ({ id }) => {
        if (!isValued(bond)) return "";
        const isChange = id === "spread" || id === "zSpread" || id === "change";
        if (!isChange || typeof at(id, bond) === "string") return withoutEuro(text(id, bond));
        return formatChange(numberAt(id, bond));
      },
    };
  });
  const whole: TableRow<Column> = {
    ...{ id: "total", title: "Portfolio", look: "total" },
    textOf: (column) => {
      if (!("whole" in column) || (column.whole !== "total" && value(column.whole) === "None"))
        return "";
      if (column.whole === "averageZSpread") return formatChange(Number(value("averageZSpread")));
      if (column.whole !== "total") return text(column.whole);
      return column.id === "change"
        ? formatChange(total("change"))
        : withoutEuro(text(column.id, "total"));
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
            and is left out.
          </p>
        );
      })}
    </>
  );
});

function nameOf({ couponRate, maturity }: BondInputs["bonds"][number]) {
  return `${formatPercent(couponRate, { atMost: 6 })} ${maturity.slice(0, 4)}`;
}

const risks = [
  { id: "rating", title: "Rating", isText: true },
  { id: "currency", title: "Currency", isText: true },
  { id: "macaulay", title: "Macaulay", whole: "averageMacaulay" },
  { id: "key2", title: "2 years", whole: "keyDuration.2" },
  { id: "key5", title: "5 years", whole: "keyDuration.5" },
  { id: "key10", title: "10 years", whole: "keyDuration.10" },
  { id: "key30", title: "30 years", whole: "keyDuration.30" },
  { id: "carry", title: "Carry, €", whole: "carry.total" },
  { id: "rollDown", title: "Roll-down, €", whole: "rollDown.total" },
] as const;

type RiskColumn = (typeof risks)[number];

/** Where on the curve each bond is exposed, and what it earns if the curve stays. */
const RiskTable = memo(function RiskTable({
  figures,
  inputs,
}: {
  figures: BondFigures;
  inputs: BondInputs;
}) {
  const { at, text } = figures;
  const rows = inputs.bonds.map((holding, index): TableRow<RiskColumn> => {
    const bond = index + 1;
    const isValued = at("payments", bond) !== 0;
    return {
      ...{ id: `${bond}`, code: `${bond}`, title: nameOf(holding) },
      textOf: ({ id }) => (isValued ? withoutEuro(text(id, bond)) : ""),
    };
  });
  const whole: TableRow<RiskColumn> = {
    ...{ id: "total", title: "Portfolio", look: "total" },
    textOf: (column) => {
      if (!("whole" in column)) return "";
      if (column.whole === "averageMacaulay") return text(column.whole);
      const [line, position] = column.whole.split(".") as [
        "keyDuration" | "carry" | "rollDown",
        string,
      ];
      return withoutEuro(text(line, position));
    },
  };
  return (
    <AccountsTable
      caption="Rating, currency, key rate durations, carry and roll-down, bond by bond"
      corner="Bond"
      columns={risks.map((column) => ({ ...column, column }))}
      cellOf={(bond, measure) => {
        const column = risks.find(({ id }) => id === measure);
        return bond === "total" && column && "whole" in column
          ? column.whole
          : `${measure}.${bond}`;
      }}
      groups={[{ title: `Durations in years; earned over ${text("horizon")}`, rows }]}
      totals={[whole]}
    />
  );
});

const held = [
  { id: "Value", title: "Value", column: "Value" },
  { id: "Share", title: "Share", column: "Share" },
  { id: "Dv01", title: "DV01", column: "Dv01" },
] as const;

/** What is held in each rating and in each currency. */
const GroupTable = memo(function GroupTable({ figures: { text } }: { figures: BondFigures }) {
  type Column = (typeof held)[number]["column"];
  const group = (by: "rating" | "currency", title: string, names: readonly string[]) => ({
    title,
    rows: names.map(
      (name): TableRow<Column> => ({
        ...{ id: `${by} ${name}`, title: name },
        textOf: (column) => text(`${by}${column}`, name),
      }),
    ),
  });
  return (
    <AccountsTable
      caption="Value, share and DV01 by rating and by currency"
      corner="In euros"
      columns={held}
      cellOf={(row, column) => {
        const [by, name] = row.split(" ");
        return `${by}${column}.${name}`;
      }}
      groups={[group("rating", "Rating", ratings), group("currency", "Currency", currencies)]}
    />
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
