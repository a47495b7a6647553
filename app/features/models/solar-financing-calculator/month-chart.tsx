import { ValueAxis } from "#app/components/charts/axis.tsx";
import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { sideGap } from "#app/components/charts/label-size.ts";
import { Legend, type LegendEntry } from "#app/components/charts/legend.tsx";
import { Bar, Line, Rule } from "#app/components/charts/marks.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { bands, edgesOf, middleOf, spanOf, upward } from "#app/components/charts/scale.ts";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { monthNames, type sheet } from "#models/solar-loan/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

const legend: readonly LegendEntry[] = [
  { name: "Saved by own use", tone: "green" },
  { name: "Earned by feed-in", tone: "ochre" },
];

function finding(figures: SolarLoan) {
  const covered = figures.number("monthsCovered");
  const what = hasUpkeep(figures) ? "loan and upkeep" : "the loan";
  if (covered === 0) return `The roof pays for ${what} in no month`;
  return `The roof pays for ${what} in ${covered === 12 ? "every month" : `${covered} of 12 months`}`;
}

function hasUpkeep({ total }: SolarLoan) {
  return total("upkeep") > 0;
}

/** What the household pays in each month: the bank, and what it sets aside. */
function dueBy({ numbers }: SolarLoan) {
  const upkeep = numbers("upkeep");
  return numbers("payment").map((payment, index) => payment + (upkeep[index] ?? 0));
}

type SolarLoan = FiguresOf<typeof sheet>;

/** What the roof brings in each month of the first year, against the payment, which in instalments falls. */
export function MonthChart({ figures }: { figures: SolarLoan }) {
  const { numbers } = figures;
  const [saved, benefits, due] = [numbers("saved"), numbers("benefit"), dueBy(figures)];
  const [first = 0, last = 0] = [due[0], due.at(-1)];
  const x = bands(monthNames, { gap: 0.3 });
  const y = upward(spanOf([0, first, ...benefits])).nice(5);
  const ticks = y.ticks(5);
  const dueName = hasUpkeep(figures) ? "due" : "loan";
  return (
    <section
      aria-labelledby="roof-and-loan"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="roof-and-loan" className="text-h2">
        {finding(figures)}
      </h2>
      <Figure caption="Fig. 1 – what the roof brings in the first year, and what is due">
        <Frame
          label={summary(figures)}
          plotHeight={288}
          unit="€ a month"
          readings={readBands(x, "x", (name, index) => ({
            values: [
              { name: "own use", text: figures.text("saved", name), tone: "green" },
              { name: "feed-in", text: figures.text("earned", name), tone: "ochre" },
              {
                name: dueName,
                text: figures.write("payment", due[index] ?? 0),
                tone: "ink",
              },
            ],
          }))}
          left={ticks.map((tick) => formatNumber(tick))}
          right={[dueName]}
          base={monthNames.map((name) => ({ at: middleOf(x, name), text: name }))}
          above
        >
          <ValueAxis scale={y} ticks={ticks} format={formatNumber} />
          {monthNames.map((name, index) => {
            const edges = edgesOf(x, name);
            const [own, all] = [saved[index] ?? 0, benefits[index] ?? 0];
            return (
              <g key={name}>
                <Bar x={edges} y={[y(0), y(own)]} tone="green" edged />
                <Bar x={edges} y={[y(own), y(all)]} tone="ochre" edged />
              </g>
            );
          })}
          <Line
            points={[
              [0, y(first)],
              ...due.map(
                (amount, index) => [middleOf(x, monthNames[index] ?? ""), y(amount)] as const,
              ),
              [100, y(last)],
            ]}
            tone="ink"
            width={2}
          />
          <Label at={[100, y(last)]} place="above" anchor="end" tone="ink" halo>
            {firstAndLast(figures).join(" to ")}
          </Label>
          <Label at={[100, y(last)]} dx={sideGap} anchor="start" tone="ink">
            {dueName}
          </Label>
          <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
        </Frame>
        <Legend label="Parts of the chart" entries={legend} />
      </Figure>
    </section>
  );
}

/** What is due in the first month and in the last, where it is another amount. */
function firstAndLast(figures: SolarLoan) {
  const due = dueBy(figures);
  return [...new Set([due[0] ?? 0, due.at(-1) ?? 0].map((one) => figures.write("payment", one)))];
}

function summary(figures: SolarLoan) {
  const { numberAt, text } = figures;
  const payments = firstAndLast(figures);
  const upkeep = hasUpkeep(figures) ? " and upkeep" : "";
  const loan = payments.length > 1 ? `loan payments${upkeep} from` : `a loan payment${upkeep} of`;
  const sorted = monthNames.toSorted((a, b) => numberAt("benefit", a) - numberAt("benefit", b));
  const [worst = "Jan", best = "Jan"] = [sorted[0], sorted.at(-1)];
  const most = text("benefit", best);
  const bestMonths = monthNames.filter((month) => text("benefit", month) === most);
  return `What the roof brings in by month, from ${text("benefit", worst)} in ${worst} to ${most} in ${bestMonths.join(", ")}, against ${loan} ${payments.join(" to ")}. The table Month by month has every value.`;
}
