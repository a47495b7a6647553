import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatChange, formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/options/sheet.ts";
import { BASE, BaseLine, px, Strip, TOP, valueScale, Word } from "./kit/strip.tsx";

/** The strategy that the project's page opens with. */
const figures = sheet.calculate(sheet.opening);
const [LOWEST, HIGHEST] = [90, 120];
const breakEven = figures.number("breakEven");
const [loss, gain] = [figures.number("greatestLoss"), figures.number("greatestProfit")];

const x = across([LOWEST, HIGHEST]);
const y = valueScale([loss, gain]);
const profits = figures.numbers("profit");
/** The line bends at strikes only, and the ends of the card are prices on the axis of the page's chart. */
const corners = figures
  .numbers("price")
  .map((price, row) => ({ price, mark: figures.line("mark")[row], profit: profits[row] ?? 0 }))
  .filter(({ price, mark }) => mark !== "–" && price >= LOWEST && price <= HIGHEST);
const placeOf = ({ price, profit }: (typeof corners)[number]): Place => [x(price), y(profit)];
const losing = corners.filter(({ price }) => price <= breakEven);
const winning = corners.filter(({ price }) => price >= breakEven);

export function CardChart() {
  return (
    <Strip
      label={`Profit of a bull call spread at expiry: from ${formatChange(loss, 2)} to ${formatChange(gain, 2)}, break-even at ${formatNumber(breakEven, 2)}`}
    >
      <BaseLine at={y(0)} />
      <Rule from={[x(breakEven), y(0)]} to={[x(breakEven), BASE + px(3)]} tone="edge" />
      <Line points={losing.map(placeOf)} tone="red" />
      <Line points={winning.map(placeOf)} />
      <Dot at={[x(breakEven), y(0)]} hollow="card" />
      <Label at={[0, BASE]} place={-5} anchor="start" tone="red">
        {formatChange(loss, 2)}
      </Label>
      <Label at={[100, TOP]} place={15} anchor="end" tone="inherit">
        {formatChange(gain, 2)}
      </Label>
      <Word x={0}>{LOWEST}</Word>
      <Word x={x(breakEven)}>{`break-even ${formatNumber(breakEven, 2)}`}</Word>
      <Word x={100}>{HIGHEST}</Word>
    </Strip>
  );
}
