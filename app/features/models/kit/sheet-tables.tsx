import type { ReactNode } from "react";
import { formatNumber } from "#app/lib/format/number.ts";
import type { SheetUnit } from "#workings/definition.ts";
import type { PageSpec, SheetModel, ShownFigures, TableOf } from "#workings/sheet-spec.ts";
import { type PeriodColumn, PeriodTable } from "./period-table.tsx";
import { SumTable } from "./sum-table.tsx";
import { cellText } from "./workings/cell-text.ts";

type TableSpec = NonNullable<PageSpec["tables"]>[number];

/** Columns. A table with more has no room beside the inputs. */
const maxColumnsBesideInputs = 9;

/** The amounts of a sheet and those of its tables that have room beside the inputs, in the order of its page. */
export function SheetTables<In>({
  sheet,
  figures,
  children,
}: {
  sheet: SheetModel<In>;
  figures: ShownFigures;
  /** What a model shows between its amounts and its tables by period. */
  children?: ReactNode;
}) {
  const { sums = [], labels = {} } = sheet.page ?? {};
  return (
    <>
      {sums.length > 0 && (
        <div
          className={`grid gap-y-12 ${sums.length > 2 ? "grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-6" : "gap-x-10 md:grid-cols-2"}`}
        >
          {sums.map(({ title, rows, totals = [] }) => (
            <SumTable
              key={title}
              caption={title}
              rows={rows.map((id) => ({
                ...figures.cell(id),
                name: labels[id]?.(figures) ?? figures.describe(id).label,
                isSum: totals.includes(id),
              }))}
            />
          ))}
        </div>
      )}
      {children}
      {tablesOf(sheet)
        .filter(({ columns }) => columns.length <= maxColumnsBesideInputs)
        .map((table) => (
          <PeriodLines key={table.table} sheet={sheet} figures={figures} shown={table} />
        ))}
    </>
  );
}

/** The others, which are as wide as the page. */
export function WideTables<In>({
  sheet,
  figures,
}: {
  sheet: SheetModel<In>;
  figures: ShownFigures;
}) {
  return tablesOf(sheet)
    .filter(({ columns }) => columns.length > maxColumnsBesideInputs)
    .map((table) => (
      <PeriodLines key={table.table} sheet={sheet} figures={figures} shown={table} />
    ));
}

/** Lines of a table of the sheet as columns, with a row for each position. */
function PeriodLines<In>({
  sheet,
  figures,
  shown: { table: name, title, caption, columns, until, blank, whole, losses = [] },
}: {
  sheet: SheetModel<In>;
  figures: ShownFigures;
  shown: TableSpec;
}) {
  const table = sheet.tables[name];
  if (!table) throw new Error(`There is no table ${name} in the sheet of ${sheet.title}`);
  const last = until === undefined ? Infinity : figures.number(until);
  const positions = table.axis.positions.filter((position) => !(Number(position) > last));
  return (
    <PeriodTable
      title={title ?? table.title}
      caption={caption}
      period={table.axis.label}
      columns={columns.map((id): PeriodColumn<number | string> => {
        const { label, unit, digits } = figures.describe(id);
        const line = table.lines[id];
        return {
          id,
          title: label,
          unit: unnamedUnits.includes(unit) ? "" : unit,
          value: (position) => (blank?.(id, position) ? null : numberOf(figures.at(id, position))),
          showsLoss: losses.includes(id),
          adds: line !== undefined && "total" in line && line.total === true,
          digits,
          ...(!plainUnits.includes(unit) && {
            textOf: (value: number) => withoutUnit({ unit, digits }, value),
          }),
        };
      })}
      rows={positions}
      nameOf={(position) => positionName(table.axis, figures, position)}
      idOf={String}
      folds={!whole}
    />
  );
}

/** What a position is called: by itself, or by its heading in a workbook. */
export function positionName(
  { name, positions, names }: TableOf["axis"],
  figures: ShownFigures,
  position: number | string,
): string {
  if (names === "calculated") return figures.text(name, position);
  return names?.[positions.indexOf(position)] ?? String(position);
}

/** A date is recognized without its unit. */
const unnamedUnits: readonly SheetUnit[] = ["number", "text", "date", "month"];

/** Numbers without their unit, which the heading of the column has. */
const plainUnits: readonly SheetUnit[] = ["€", "$", "£", "€/kWh", "kWh", "kW", "number"];

/** By what the number in the cell is multiplied to be shown. */
const scales: Partial<Record<SheetUnit, number>> = { "€m": 1e-6, "€k": 1e-3, m: 1e-6, "%": 100 };

function withoutUnit({ unit, digits }: { unit: SheetUnit; digits: number }, value: number) {
  const scale = scales[unit];
  return scale === undefined
    ? cellText({ unit, digits }, value)
    : formatNumber(value * scale, digits);
}

/** An empty cell has no working. */
function numberOf(value: number | string) {
  if (value === "") return undefined;
  return typeof value === "number" ? value : null;
}

/** Those of its page, or every table that has a line with a total. */
function tablesOf<In>({ page, tables }: SheetModel<In>): readonly TableSpec[] {
  if (page?.tables) return page.tables;
  return Object.entries(tables).flatMap(([table, { title, lines }]) => {
    const columns = Object.entries(lines).filter(([, line]) => line.kind === "formula");
    const hasTotal = columns.some(([, line]) => "total" in line && line.total);
    return hasTotal ? [{ table, caption: title, columns: columns.map(([name]) => name) }] : [];
  });
}
