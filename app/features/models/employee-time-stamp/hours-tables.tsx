import { memo } from "react";
import { ColumnChart } from "#app/components/charts/column-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
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

type HoursFigures = FiguresOf<typeof sheet>;

const teamRows = team.map(({ name }, index) => [`${index + 1}`, name] as const);

export const TeamTable = memo(function TeamTable({ figures }: { figures: HoursFigures }) {
  const statusOf = (member: string) => {
    if (member === "total") return `${formatNumber(figures.total("teamOpen"))} open`;
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
        columns={[
          ["teamOpen", "Status", "text-left"],
          ["teamRounded", "Hours"],
          ["teamContract", "Contract"],
          ["teamWorked", "Exact"],
        ]}
        groups={[{ title: month.name, rows: teamRows }]}
        totals={[["total", "Team", "total"]]}
        figureOf={(member, line) => {
          if (line !== "teamOpen") return plainNumber(figures, line, member);
          const text = statusOf(member);
          const isHere = member !== "total" && text !== "out";
          return { id: figures.id(line, member), text, tone: isHere ? "accent" : "plain" };
        }}
      />
    </section>
  );
});

/** What the Working Hours Act would ask about, folded under the number of shifts that it concerns. */
export const LegalTable = memo(function LegalTable({ figures }: { figures: HoursFigures }) {
  const long = figures.total("teamLongDays");
  const short = figures.total("teamShortBreaks") + figures.total("teamShortRests");
  return (
    <Fold
      title={
        <span>
          By law{" "}
          <span className="text-muted">
            ({formatNumber(long)} days too long, {formatNumber(short)} breaks or rests too short)
          </span>
        </span>
      }
      size={`${team.length} rows`}
    >
      <AccountsTable
        caption="Shifts and hours of the team under the Working Hours Act"
        corner="Person"
        columns={[
          ["teamShortBreaks", "Breaks too short"],
          ["teamShortRests", "Rests too short"],
          ["teamLongDays", "Days over 10 hours"],
          ["teamNight", "Night hours"],
          ["teamSunday", "Sunday hours"],
        ]}
        groups={[{ title: month.name, rows: teamRows }]}
        totals={[["total", "Team", "total"]]}
        figureOf={(member, line) => {
          const isBreach = member !== "total" && /^team(Long|Short)/.test(line);
          const isLoss = isBreach && figures.numberAt(line, member) > 0;
          return { ...plainNumber(figures, line, member), tone: isLoss ? "loss" : "plain" };
        }}
      />
    </Fold>
  );
});

/** The heading has the unit. */
function plainNumber(
  { id, total, numberAt, describe }: HoursFigures,
  line: Parameters<HoursFigures["at"]>[0],
  member: string,
) {
  const value = member === "total" ? total(line) : numberAt(line, member);
  return { id: id(line, member), text: formatNumber(value, describe(line).digits) };
}

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
        return typeof value === "number" ? value : openShift;
      },
      textOf: (value) => {
        if (isHours) return formatNumber(value, digits);
        return value === openShift ? "open" : figures.write(id, value);
      },
    };
  });
  const isSecond = (shift: number) =>
    shift > 1 && figures.at("shiftDay", shift) === figures.at("shiftDay", shift - 1);
  return (
    <PeriodTable
      title={`${person}, day by day`}
      caption={`Shifts of ${person} in ${month.name}, rounded`}
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
const openShift = -1;

/** The days from Monday to Sunday around a day, as far as they are in the month, which began on a Monday. */
function weekOf(date: number): number[] {
  const monday = date - ((date - 1) % 7);
  return Array.from({ length: 7 }, (_, index) => monday + index).filter((one) => one <= month.days);
}

/** Without its year. */
const [monthName] = month.name.split(" ");

export const WeekChart = memo(function WeekChart({
  figures,
  date,
}: {
  figures: HoursFigures;
  date: number;
}) {
  const person = figures.value("person");
  const week = weekOf(date);
  const hours = (one: number) => figures.numberAt("dayWorked", one);
  const total = week.reduce((sum, one) => sum + hours(one), 0);
  return (
    <section aria-labelledby="week-hours">
      <h2 id="week-hours" className="text-h2">
        {person} {total === 0 ? "did not work" : `worked ${formatNumber(total, 2)} hours`} in the
        week of {monthName} {week[0]}
      </h2>
      <Figure caption="Fig. 1 – hours worked, by the day on which the shift began">
        <ColumnChart
          label={`${person}, ${monthName} ${week[0]} to ${week.at(-1)}: ${formatNumber(total, 2)} hours. The tables have every shift.`}
          columns={week.map((one) => ({
            name: dayText(one).slice(0, 3),
            parts: [{ name: "hours", value: hours(one), tone: "green" }],
          }))}
          format={(value) => formatNumber(value, 2)}
          formatTick={(value) => formatNumber(value)}
          reference={{ value: 8, name: "8 h" }}
          unit="Hours"
          labels="value axis"
          plotHeight={208}
        />
      </Figure>
    </section>
  );
});
