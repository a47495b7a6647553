import { memo } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatChange, formatCount, formatPercent } from "#app/lib/format/number.ts";
import { currencies, ratings } from "#models/bonds/bond-lines.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { ListFields, limitsInWords } from "../kit/list-fields.tsx";
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
          title={`Edit ${formatCount(inputs.bonds.length, "bond")}`}
          onPhonesOnly
          className="max-md:border-t max-md:border-ink"
        >
          <ListFields
            state={state}
            list="bonds"
            title={`Up to ${state.model.fields.bonds.length?.max} bonds, nominal in thousands of their currency`}
            rowTitle="Bond"
            layout="page"
            hint={`${limitsInWords(state, "bonds")} Enter the price, or the yield compounded as often as coupons are paid; the table below has clean prices and annual yields.`}
          />
        </Fold>
      </section>
      <section aria-labelledby="bond-by-bond" className="mt-14">
        <h2 id="bond-by-bond" className="text-h2">
          Bond by bond
        </h2>
        <BondTable
          figures={figures}
          inputs={inputs}
          caption="Prices, yields and risk, bond by bond"
          title="In euros, then per 100 of face value"
          columns={prices}
        />
        {inputs.bonds.map((_, index) => {
          const bond = index + 1;
          if (isValued(figures, bond)) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bond is identified by its position
            <p key={index} className="mt-2 text-small text-loss">
              Bond {bond}{" "}
              {figures.at("couponsLeft", bond) === 0
                ? "has been redeemed by the day of settlement"
                : "has no yield that explains its price"}{" "}
              and is left out.
            </p>
          );
        })}
        <div className="mt-6">
          <Fold
            title="Rating, key rates, carry and roll-down"
            size={formatCount(inputs.bonds.length, "row")}
          >
            <BondTable
              figures={figures}
              inputs={inputs}
              caption="Rating, currency, key rate durations, carry and roll-down, bond by bond"
              title={`Durations in years; earned over ${figures.text("horizon")}`}
              columns={risks}
            />
          </Fold>
          <Fold title="By rating and currency" size={`${ratings.length + currencies.length} rows`}>
            <GroupTable figures={figures} />
          </Fold>
        </div>
      </section>
    </>
  );
}

/** A name of the sheet. */
type Name = Parameters<BondFigures["text"]>[0];

type Column = {
  /** The line of the sheet that has a number for every bond. */
  id: Name;
  title: string;
  isText?: true;
  /** Shown with its sign either way. */
  isChange?: true;
  /** The cell of the whole portfolio. */
  whole?: readonly [name: Name, position?: string];
};

// What the whole portfolio has comes first: on a phone its row would begin with empty cells.
const prices: readonly Column[] = [
  { id: "value", title: "Value, €", whole: ["value", "total"] },
  { id: "change", title: "Change, €", isChange: true, whole: ["change", "total"] },
  { id: "dv01", title: "DV01, €", whole: ["dv01", "total"] },
  { id: "clean", title: "Clean" },
  { id: "accrued", title: "Accrued" },
  { id: "dirty", title: "Dirty" },
  { id: "annualYield", title: "Annual yield", whole: ["portfolioYield"] },
  { id: "spread", title: "Spread, bp", isChange: true },
  { id: "zSpread", title: "Z-spread, bp", isChange: true, whole: ["averageZSpread"] },
  { id: "modified", title: "Mod. duration", whole: ["modifiedDuration"] },
  { id: "convexity", title: "Convexity", whole: ["averageConvexity"] },
];

const risks: readonly Column[] = [
  { id: "rating", title: "Rating", isText: true },
  { id: "currency", title: "Currency", isText: true },
  { id: "macaulay", title: "Macaulay", whole: ["averageMacaulay"] },
  { id: "key2", title: "2 years", whole: ["keyDuration", "2"] },
  { id: "key5", title: "5 years", whole: ["keyDuration", "5"] },
  { id: "key10", title: "10 years", whole: ["keyDuration", "10"] },
  { id: "key30", title: "30 years", whole: ["keyDuration", "30"] },
  { id: "carry", title: "Carry, €", whole: ["carry", "total"] },
  { id: "rollDown", title: "Roll-down, €", whole: ["rollDown", "total"] },
];

/** Measures of every bond, and of them all. */
const BondTable = memo(function BondTable({
  figures,
  inputs,
  caption,
  title,
  columns,
}: {
  figures: BondFigures;
  inputs: BondInputs;
  caption: string;
  title: string;
  columns: readonly Column[];
}) {
  // Bonds are rows here and positions in the sheet.
  const figureOf = (bond: string, line: Name) => {
    const column = columns.find(({ id }) => id === line);
    if (bond === "total" ? !column?.whole : !isValued(figures, Number(bond))) return null;
    const [name, position] = (bond === "total" && column?.whole) || [line, bond];
    const value = valueAt(figures, name, position);
    if (value === "None") return null;
    const figure = figures.cell(name, position);
    if (column?.isChange && typeof value === "number") {
      return { ...figure, text: formatChange(value) };
    }
    // The heading has the unit.
    return { ...figure, text: figure.text.replace("€", "") };
  };
  return (
    <AccountsTable
      caption={caption}
      corner="Bond"
      columns={columns.map(({ id, title, isText }) => [id, title, isText && "text-left"])}
      figureOf={figureOf}
      codeOf={(bond) => (bond === "total" ? undefined : bond)}
      groups={[{ title, rows: inputs.bonds.map((bond, index) => [`${index + 1}`, nameOf(bond)]) }]}
      totals={[["total", "Portfolio", "total"]]}
    />
  );
});

function valueAt({ value, at, total }: BondFigures, name: Name, position: string | undefined) {
  if (position === undefined) return value(name as Parameters<typeof value>[0]);
  const line = name as Parameters<typeof at>[0];
  return position === "total" ? total(line) : at(line, position);
}

function isValued({ at }: BondFigures, bond: number) {
  return at("payments", bond) !== 0;
}

function nameOf({ couponRate, maturity }: BondInputs["bonds"][number]) {
  return `${formatPercent(couponRate, { atMost: 6 })} ${maturity.slice(0, 4)}`;
}

/** What is held in each rating and in each currency. */
const GroupTable = memo(function GroupTable({ figures }: { figures: BondFigures }) {
  const rowsOf = (by: "rating" | "currency", names: readonly string[]) =>
    names.map((name) => [`${by} ${name}`, name] as const);
  return (
    <AccountsTable
      caption="Value, share and DV01 by rating and by currency"
      corner="In euros"
      columns={[
        ["Value", "Value"],
        ["Share", "Share"],
        ["Dv01", "DV01"],
      ]}
      figureOf={(row, column) => {
        const [by, name] = row.split(" ") as ["rating" | "currency", string];
        return figures.cell(`${by}${column}`, name);
      }}
      groups={[
        { title: "Rating", rows: rowsOf("rating", ratings) },
        { title: "Currency", rows: rowsOf("currency", currencies) },
      ]}
    />
  );
});
