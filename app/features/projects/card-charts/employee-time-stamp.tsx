import { Label } from "#app/components/charts/label.tsx";
import { Area, Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { demoLog } from "#models/time-stamp/demo-log.ts";
import { day, hour, rowsThatCount } from "#models/time-stamp/log-book.ts";
import { sheet } from "#models/time-stamp/sheet.ts";
import { BASE, BaseLine, Strip, TOP, valueScale, Word } from "./kit/strip.tsx";

/** The page's base case: Lena's last week, as the log has it on Friday evening. */
const { person: PERSON } = sheet.opening;
const log = demoLog(26, "18:30");
const week = [22, 23, 24, 25, 26];
const figures = sheet.calculate(sheet.opening);
const names = ["Mon", "Tue", "Wed", "Thu", "Fri"];

const x = across([0, week.length * day]);
const hoursOn = (date: number) => figures.numberAt("dayWorked", date);
const weekHours = week.reduce((sum, date) => sum + hoursOn(date), 0);
const y = valueScale([0, weekHours]);

/** As on the page. With one decimal, the days would add up to 42.6 beside a week of 42.7. */
const hoursText = (hours: number) => formatNumber(hours, 2);

/** Hours since Monday at each stamp: they rise between in and out, and stay while she is away. */
const points: Place[] = [[0, y(0)]];
let worked = 0;
let since = 0;
for (const { kind, time } of rowsThatCount(log, PERSON)) {
  const index = week.indexOf(Math.floor(time / day) + 1);
  if (index < 0) continue;
  if (kind === "In") since = time;
  else worked += (time - since) / hour;
  points.push([x(index * day + (time % day)), y(worked)]);
}
points.push([100, y(worked)]);

export function CardChart() {
  return (
    <Strip
      label={`Hours between stamps in and out, added up from Monday to Friday: ${hoursText(weekHours)} hours worked`}
    >
      <BaseLine />
      <Area points={points} base={BASE} opacity={0.14} />
      <Line points={points} width={1.5} />
      <Label at={[72, TOP]} place={8} anchor="end" tone="inherit">
        {`${hoursText(weekHours)} hours`}
      </Label>
      {week.map((date, index) => (
        <Word key={date} x={(index + 0.5) * 20}>
          {`${names[index]} ${hoursText(hoursOn(date))}`}
        </Word>
      ))}
    </Strip>
  );
}
