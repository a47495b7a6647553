import { type PeriodColumn, PeriodTable } from "./period-table.tsx";

export type YearlyColumn<Year> = PeriodColumn<Year>;

/** A table by period whose rows are years. */
export function YearlyTable<Year extends { year: number }>({
  years,
  ...table
}: {
  /** The heading of the section. */
  title: string;
  caption: string;
  columns: readonly YearlyColumn<Year>[];
  years: readonly Year[];
}) {
  return <PeriodTable {...table} period="Year" rows={years} nameOf={yearName} />;
}

function yearName({ year }: { year: number }) {
  return String(year);
}
