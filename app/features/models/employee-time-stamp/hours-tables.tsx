import { memo } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { month } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import type { sheet } from "#models/time-stamp/sheet.ts";
import { numbersTo } from "#workings/describe.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import { type PeriodColumn, PeriodTable } from "../kit/period-table.tsx";
import { dayText } from "./words.ts";

export type HoursFigures = FiguresOf<typeof sheet>;

const teamColumns = [
  { id: "teamOpen", title: "Status", column: "teamOpen", isText: true },
  { id: "teamRounded", title: "Hours", column: "teamRounded" },
  { id: "teamContract", title: "Contract", column: "teamContract" },
  { id: "teamWorked", title: "Exact", column: "teamWorked" },
] as const;

export const TeamTable = memo(function TeamTable({ figures }: { figures: HoursFigures }) {
  const statusOf = (member: number) => {
    if (figures.at("teamOnBreak", member) === 1) return "on break";
    return figures.at("teamIn", member) === 1 ? "in" : "out";
  };
  return (
    <section aria-labelledby="team-month">
      <h2 id="team-month" className="text-h2">
        The team’s month
      </h2>
      <AccountsTable
        caption="Hours of the team in February, and who is in"
        corner="Person"
        columns={teamColumns}
        cellOf={(row, column) => `${column}.${row}`}
        groups={[
          {
            title: month.name,
            rows: team.map(({ name }, index) => ({
              id: String(index + 1),
              title: name,
              textOf: (column: (typeof teamColumns)[number]["column"]) =>
                column === "teamOpen"
                  ? statusOf(index + 1)
                  : formatNumber(
                      figures.numberAt(column, index + 1),
                      figures.describe(column).digits,
                    ),
              toneOf: (column: string) =>
                column === "teamOpen" && statusOf(index + 1) !== "out" ? "accent" : "plain",
            })),
          },
        ]}
      />
    </section>
  );
});

const legalColumns = [
  { id: "teamShortBreaks", title: "Breaks too short", column: "teamShortBreaks" },
  { id: "teamShortRests", title: "Rests too short", column: "teamShortRests" },
  { id: "teamLongDays", title: "Days over 10 hours", column: "teamLongDays" },
  { id: "teamNight", title: "Night hours", column: "teamNight" },
  { id: "teamSunday", title: "Sunday hours", column: "teamSunday" },
] as const;

type LegalLine = (typeof legalColumns)[number]["column"];

/** What the Working Hours Act would ask about, folded under the number of shifts that it concerns. */
export const LegalTable = memo(function LegalTable({ figures }: { figures: HoursFigures }) {
  const textOf = (line: LegalLine, value: number) =>
    formatNumber(value, figures.describe(line).digits);
  const long = figures.total("teamLongDays");
  const short = figures.total("teamShortBreaks") + figures.total("teamShortRests");
  return (
    <Fold
      title={
        <span>
          Hours, breaks, rest, nights and Sundays by law{" "}
          <span className="text-muted">
            ({formatNumber(long)} too long, {formatNumber(short)} too short in{" "}
            {formatNumber(figures.total("teamShifts"))} shifts)
          </span>
        </span>
      }
      size={`${team.length} rows`}
      className="border-b border-ink"
    >
      <AccountsTable
        caption="Shifts and hours of the team under the Working Hours Act"
        corner="Person"
        columns={legalColumns}
        cellOf={(row, column) => `${column}.${row}`}
        groups={[
          {
            title: month.name,
            rows: team.map(({ name }, index) => ({
              id: String(index + 1),
              title: name,
              textOf: (line: LegalLine) => textOf(line, figures.numberAt(line, index + 1)),
              toneOf: (line: LegalLine) =>
                /^team(Long|Short)/.test(line) && figures.numberAt(line, index + 1) > 0
                  ? "loss"
                  : "plain",
            })),
          },
        ]}
        totals={[
          {
            id: "total",
            title: "Team",
            look: "total",
            textOf: (line: LegalLine) => textOf(line, figures.total(line)),
          },
        ]}
      />
    </Fold>
  );
});

export const DayTable = memo(function DayTable({ figures }: { figures: HoursFigures }) {
  const person = figures.value("person");
  const columns = (
    ["shiftIn", "shiftOut", "shiftPaused", "shiftWorked", "shiftBreakShort"] as const
  ).map((id): PeriodColumn<number> => {
    const { label, unit, digits } = figures.describe(id);
    const isHours = unit === "hours";
    return {
      id,
      title: label,
      unit: isHours ? unit : "",
      adds: isHours,
      value: (shift) => {
        const value = figures.at(id, shift);
        return typeof value === "number" ? value : stillOpen;
      },
      textOf: (value) => {
        if (isHours) return formatNumber(value, digits);
        return value === stillOpen ? "open" : figures.write(id, value);
      },
    };
  });
  const isSecond = (shift: number) =>
    shift > 1 && figures.at("shiftDay", shift) === figures.at("shiftDay", shift - 1);
  return (
    <PeriodTable
      title={`${person}, day by day`}
      caption={`Shifts of ${person} in ${month.name}`}
      period="Day"
      columns={columns}
      rows={numbersTo(figures.number("shiftCount"))}
      idOf={String}
      nameOf={(shift) =>
        isSecond(shift)
          ? figures.text("began", shift)
          : dayText(figures.numberAt("shiftDay", shift))
      }
    />
  );
});

/** In place of a time. */
const stillOpen = -1;
