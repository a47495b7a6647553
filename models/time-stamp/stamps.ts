import { firstDay } from "./demo-month/shifts.ts";
import { team } from "./demo-month/team.ts";
import { countingRows, day, type LogRow, type StampKind } from "./log-book.ts";

/** A stamp as the sheet has it: its moment in days, as a spreadsheet holds it. */
export type Stamp = { stampPerson: string; stampKind: StampKind; stampAt: number };

/** The rows of a log that count, person by person and by the time they happened. */
export function stampsOf(rows: readonly LogRow[]): Stamp[] {
  const counting = countingRows(rows);
  return team.flatMap(({ name }) =>
    counting
      .filter(({ person }) => person === name)
      .map(({ kind, time }) => ({
        stampPerson: name,
        stampKind: kind,
        stampAt: firstDay + time / day,
      })),
  );
}
