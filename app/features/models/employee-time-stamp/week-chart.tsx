import { memo } from "react";
import { ColumnChart } from "#app/components/charts/column-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { month } from "#models/time-stamp/demo-month/shifts.ts";
import type { HoursFigures } from "./hours-tables.tsx";
import { dayText } from "./words.ts";

/** The days from Monday to Sunday around a day, as far as they are in the month, which began on a Monday. */
function weekOf(date: number): number[] {
  const monday = date - ((date - 1) % 7);
  return Array.from({ length: 7 }, (_, index) => monday + index).filter((one) => one <= month.days);
}

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
        {person} {total === 0 ? "did not work" : `worked ${formatNumber(total, 1)} hours`} in the
        week of {dayText(week[0] ?? 1)} February
      </h2>
      <Figure caption="Fig. 1 – hours worked, by the day on which the shift began">
        <ColumnChart
          label={`${person}, ${dayText(week[0] ?? 1)} to ${dayText(week.at(-1) ?? 1)} February: ${formatNumber(total, 1)} hours. The tables have every shift.`}
          columns={week.map((one) => ({
            name: dayText(one).slice(0, 3),
            parts: [{ name: "hours", value: hours(one), tone: "green" }],
          }))}
          format={(value) => formatNumber(value, { atMost: 1 })}
          unit="Hours"
          labels="value axis"
          plotHeight={192}
        />
      </Figure>
    </section>
  );
});
