import { memo } from "react";
import { formatNumber } from "#app/format/number.ts";
import { month } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import { type LogRow, statusOf } from "#models/time-stamp/log-book.ts";
import {
  shiftsOf,
  toQuarterHours,
  type WorkedShift,
  workedIn,
} from "#models/time-stamp/timesheet.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { type PeriodColumn, PeriodTable } from "../kit/period-table.tsx";
import { clockText, dayText, hoursText, momentText } from "./words.ts";

export const TeamTable = memo(function TeamTable({ rows }: { rows: readonly LogRow[] }) {
  const people = team.map(({ name, contract }) => {
    const worked = workedIn(shiftsOf(rows, name));
    const status = statusOf(rows, name);
    return { name, contract, worked, status };
  });
  const columns = [
    { id: "teamOpen", title: "Status", column: "status" as const, isText: true },
    { id: "teamRounded", title: "Hours", column: "rounded" as const },
    { id: "teamContract", title: "Contract", column: "contract" as const },
    { id: "teamWorked", title: "Exact", column: "hours" as const },
  ];
  return (
    <section aria-labelledby="team-month">
      <h2 id="team-month" className="text-h2">
        The team’s month
      </h2>
      <AccountsTable
        caption="Hours of the team in February, and who is in"
        corner="Person"
        columns={columns}
        cellOf={(row, column) => `${column}.${row}`}
        groups={[
          {
            title: month.name,
            rows: people.map(({ name, worked, contract, status }, index) => ({
              id: String(index + 1),
              title: name,
              textOf: (column) => {
                if (column === "hours") return hoursText(worked);
                if (column === "rounded") return formatNumber(toQuarterHours(worked), 2);
                if (column === "contract") return String(contract);
                return status.kind === "break" ? "on break" : status.kind;
              },
              toneOf: (column) =>
                column === "status" && status.kind !== "out" ? "accent" : "plain",
            })),
          },
        ]}
      />
    </section>
  );
});

const dayColumns: readonly PeriodColumn<WorkedShift>[] = [
  {
    id: "shiftIn",
    title: "In",
    unit: "",
    adds: false,
    value: ({ began }) => began,
    textOf: clockText,
  },
  {
    id: "shiftOut",
    title: "Out",
    unit: "",
    adds: false,
    value: ({ ended }) => ended ?? -1,
    textOf: (ended) => (ended < 0 ? "open" : clockText(ended)),
  },
  {
    id: "shiftPaused",
    title: "Break",
    unit: "hours",
    adds: true,
    value: ({ paused }) => paused,
    textOf: hoursText,
  },
  {
    id: "shiftWorked",
    title: "Worked",
    unit: "hours",
    adds: true,
    value: ({ worked }) => worked,
    textOf: hoursText,
  },
];

export const DayTable = memo(function DayTable({
  rows,
  person,
}: {
  rows: readonly LogRow[];
  person: string;
}) {
  const shifts = shiftsOf(rows, person);
  const isSecond = (shift: WorkedShift) =>
    shifts.some((other) => other.day === shift.day && other.began < shift.began);
  return (
    <PeriodTable
      title={`${person}, day by day`}
      caption={`Shifts of ${person} in ${month.name}`}
      period="Day"
      columns={dayColumns}
      rows={shifts}
      idOf={(shift) => String(shifts.indexOf(shift) + 1)}
      nameOf={(shift) => (isSecond(shift) ? momentText(shift.began) : dayText(shift.day))}
    />
  );
});
