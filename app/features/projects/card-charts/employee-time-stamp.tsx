import { Area, Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/format/number.ts";
import { hoursWorked, type Shift } from "#models/time-stamp/hours-worked.ts";
import { BASE, BaseLine, px, Strip, Word } from "./strip.tsx";

const week: { day: string; shift: Shift }[] = [
  { day: "Mon", shift: shiftOf("08:02", "12:10", "12:46", "16:44") },
  { day: "Tue", shift: shiftOf("07:30", "12:00", "12:30", "16:36") },
  { day: "Wed", shift: shiftOf("09:12", "12:30", "13:06", "17:00") },
  { day: "Thu", shift: shiftOf("07:54", "12:06", "13:00", "17:30") },
  { day: "Fri", shift: shiftOf("07:36", "11:30", "12:00", "14:00") },
];

function shiftOf(start: string, pause: string, resume: string, end: string): Shift {
  return {
    in: minutes(start),
    out: minutes(end),
    breaks: [{ from: minutes(pause), to: minutes(resume) }],
  };
}

function minutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** Each day is drawn from 6:00 to 19:00; nobody is in at night. */
const [DAWN, DUSK] = [6 * 60, 19 * 60];
const x = across([0, week.length * (DUSK - DAWN)]);
const IN = px(10);

const steps: Place[] = week.flatMap(({ shift }, index) => {
  const stamps = [shift.in, ...shift.breaks.flatMap(({ from, to }) => [from, to]), shift.out];
  return stamps.flatMap((stamp, order): Place[] => {
    const at = x(index * (DUSK - DAWN) + stamp - DAWN);
    const isIn = order % 2 === 0;
    return [
      [at, isIn ? BASE : IN],
      [at, isIn ? IN : BASE],
    ];
  });
});
const points: Place[] = [[0, BASE], ...steps, [100, BASE]];

const weekHours = hoursWorked(week.map(({ shift }) => shift));

export function EmployeeTimeStamp() {
  return (
    <Strip
      label={`Stamps in and out from Monday to Friday: ${formatNumber(weekHours, 1)} hours worked`}
    >
      <BaseLine />
      <Area points={points} base={BASE} opacity={0.14} />
      <Line points={points} width={1.5} />
      {week.map(({ day, shift }, index) => (
        <Word key={day} x={(index + 0.5) * 20}>
          {`${day} ${formatNumber(hoursWorked([shift]), 1)}`}
        </Word>
      ))}
    </Strip>
  );
}
