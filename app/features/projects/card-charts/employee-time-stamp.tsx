import { Area, Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { demoLog } from "#models/time-stamp/demo-log.ts";
import { day, hour, rowsThatCount } from "#models/time-stamp/log-book.ts";
import { sheet } from "#models/time-stamp/sheet.ts";
import { BASE, BaseLine, px, Strip, Word } from "./kit/strip.tsx";

/** The page's base case: Lena's last week, as the log has it on Friday evening. */
const { person: PERSON } = sheet.opening;
const log = demoLog(26, "18:30");
const week = [22, 23, 24, 25, 26];
const figures = sheet.calculate(sheet.opening);
const names = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** Each day is drawn from 6:00 to 19:00; she does not work at night. */
const [DAWN, DUSK] = [6 * hour, 19 * hour];
const x = across([0, week.length * (DUSK - DAWN)]);
const IN = px(10);

const steps: Place[] = rowsThatCount(log, PERSON).flatMap(({ kind, time }): Place[] => {
  const index = week.indexOf(Math.floor(time / day) + 1);
  if (index < 0) return [];
  const at = x(index * (DUSK - DAWN) + (time % day) - DAWN);
  const isIn = kind === "In";
  return [
    [at, isIn ? BASE : IN],
    [at, isIn ? IN : BASE],
  ];
});
const points: Place[] = [[0, BASE], ...steps, [100, BASE]];

const hoursOn = (date: number) => figures.numberAt("dayWorked", date);
const weekHours = week.reduce((sum, date) => sum + hoursOn(date), 0);

export function CardChart() {
  return (
    <Strip
      label={`Stamps in and out from Monday to Friday: ${formatNumber(weekHours, 1)} hours worked`}
    >
      <BaseLine />
      <Area points={points} base={BASE} opacity={0.14} />
      <Line points={points} width={1.5} />
      {week.map((date, index) => (
        <Word key={date} x={(index + 0.5) * 20}>
          {`${names[index]} ${formatNumber(hoursOn(date), 1)}`}
        </Word>
      ))}
    </Strip>
  );
}
