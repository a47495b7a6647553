import { memo } from "react";
import { ColumnChart } from "#app/components/charts/column-chart.tsx";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/format/number.ts";
import { month } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import { hour, type LogRow, rowsThatCount, statusOf } from "#models/time-stamp/log-book.ts";
import {
  shiftsOf,
  toQuarterHours,
  type WorkedShift,
  workedByDay,
  workedIn,
} from "#models/time-stamp/timesheet.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { type PeriodColumn, PeriodTable } from "../kit/period-table.tsx";
import { clockText, dayText, hoursText, momentText } from "./words.ts";

/** The days from Monday to Sunday around a day, as far as they are in the month, which began on a Monday. */
export function weekOf(date: number): number[] {
  const monday = date - ((date - 1) % 7);
  return Array.from({ length: 7 }, (_, index) => monday + index).filter((one) => one <= month.days);
}

export const WeekChart = memo(function WeekChart({
  rows,
  person,
  date,
}: {
  rows: readonly LogRow[];
  person: string;
  date: number;
}) {
  const days = workedByDay(shiftsOf(rows, person));
  const week = weekOf(date);
  const hours = (one: number) => (days.get(one) ?? 0) / hour;
  const total = week.reduce((sum, one) => sum + hours(one), 0);
  return (
    <section aria-labelledby="week-hours">
      <h2 id="week-hours" className="text-h2">
        Hours of the week
      </h2>
      <Figure
        caption={`Fig. 1 – hours worked by ${person} from ${dayText(week[0] ?? 1)} February, by the day on which the shift began`}
      >
        <ColumnChart
          label={`${person}, ${dayText(week[0] ?? 1)} to ${dayText(week.at(-1) ?? 1)} February: ${formatNumber(total, 1)} hours. The tables have every shift.`}
          columns={week.map((one) => ({
            name: dayText(one).slice(0, 3),
            parts: [{ name: "hours", value: hours(one), tone: "green" }],
          }))}
          format={(value) => formatNumber(value, { atMost: 1 })}
          labels="value axis"
          plotHeight={192}
        />
      </Figure>
    </section>
  );
});

/** The latest rows of the log, newest first; those that another row took the place of are struck through. */
export const LogTable = memo(function LogTable({ rows }: { rows: readonly LogRow[] }) {
  const replacedBy = new Map(rows.map(({ replaces }, index) => [replaces, index + 1]));
  const latest = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .slice(-10)
    .toReversed();
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="text-h2">
        The log
      </h2>
      <ScrollArea label="The latest rows of the log, table">
        <table className="figures mt-2 w-full text-small whitespace-nowrap">
          <caption className="sr-only">The latest ten rows of the log, newest first</caption>
          <thead className="font-mono text-label text-muted">
            <tr className="border-b border-ink *:py-2 *:pr-4 *:text-left *:font-normal">
              <th scope="col">Row</th>
              <th scope="col">Person</th>
              <th scope="col">Stamp</th>
              <th scope="col">Time</th>
              <th scope="col">Written</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {latest.map(({ row, number }) => (
              <tr key={number} className="border-b border-rule last:border-ink *:py-1.5 *:pr-4">
                <th scope="row" className="text-left font-mono font-normal text-muted">
                  {number}
                </th>
                <td>{row.person}</td>
                <td className={replacedBy.has(number) ? "text-muted line-through" : ""}>
                  {row.kind}
                </td>
                <td>{momentText(row.time)}</td>
                <td>{momentText(row.written)}</td>
                <td>{whyOf(row, replacedBy.get(number))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
});

function whyOf({ source, reason, replaces }: LogRow, replacedBy: number | undefined) {
  const parts = [
    source === "Correction" ? `Correction: ${reason}` : "",
    replaces === null ? "" : `in place of row ${replaces}`,
    replacedBy === undefined ? "" : `replaced by row ${replacedBy}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

export const TeamTable = memo(function TeamTable({ rows }: { rows: readonly LogRow[] }) {
  const people = team.map(({ name, contract }) => {
    const worked = workedIn(shiftsOf(rows, name));
    const status = statusOf(rows, name);
    return { name, contract, worked, status, stamps: rowsThatCount(rows, name).length };
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
