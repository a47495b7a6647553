import { ValueAxis } from "#app/components/charts/axis.tsx";
import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { lineHeight, sideGap } from "#app/components/charts/label-size.ts";
import { Legend, type LegendEntry } from "#app/components/charts/legend.tsx";
import { Bar, Dot, Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { readBands } from "#app/components/charts/readings.tsx";
import { bands, edgesOf, middleOf, spanOf, upward } from "#app/components/charts/scale.ts";
import { spreadLabels } from "#app/components/charts/spread-labels.ts";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import type { ShownFigures } from "#workings/sheet-spec.ts";

/** What the bank takes each year as columns, and what there is to pay it with as lines. */
export function LoanAndRent({ figures }: { figures: ShownFigures }) {
  return (
    <section
      aria-labelledby="does-the-rent-pay"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="does-the-rent-pay" className="text-h2">
        {finding(figures)}
      </h2>
      <Figure caption="Fig. 1 – before the sale; where a line stays below a column, the owner pays the rest">
        <Columns figures={figures} />
        <Legend label="What goes to the bank" entries={[interestLook, repaymentLook]} />
      </Figure>
    </section>
  );
}

/** Two shades of one color, as far apart on dark paper as on light. */
const interestLook = { name: "Interest", tone: "ink", opacity: 0.25 } satisfies LegendEntry;
const repaymentLook = { name: "Repayment", tone: "ink", opacity: 0.6 } satisfies LegendEntry;

const plotHeight = 288;

function Columns({ figures }: { figures: ShownFigures }) {
  // From year 1: nothing is let on the day of the purchase.
  const byYear = (name: Parameters<ShownFigures["numbers"]>[0]) => figures.numbers(name).slice(1);
  const rents = byYear("netRent");
  const taxSaved = byYear("taxSaved");
  const withTax = rents.map((rent, index) => rent + (taxSaved[index] ?? 0));
  const repayments = byYear("repayment");
  const years = byYear("interest").map((interest, index) => ({
    year: index + 1,
    interest: -interest,
    repayment: -(repayments[index] ?? 0),
  }));
  const payments = years.map(({ interest, repayment }) => interest + repayment);
  const names = years.map(({ year }) => String(year));
  const x = bands(names, { gap: 0.32 });
  const y = upward(spanOf([0, ...rents, ...withTax, ...payments])).nice(5);
  const ticks = y.ticks(5);
  const lines = [
    { name: "net rent", amounts: rents, tone: "green" as const },
    { name: "with tax", amounts: withTax, tone: "blue" as const, dashes: "6 4" },
  ];
  const ends = spreadLabels(
    lines.map(({ amounts }) => y(amounts.at(-1) ?? 0)),
    (lineHeight / plotHeight) * 100,
  );
  const line = (amounts: readonly number[]): Place[] =>
    amounts.map((amount, index) => [middleOf(x, names[index] ?? ""), y(amount)]);
  return (
    <Frame
      label={summary(figures)}
      plotHeight={plotHeight}
      unit="€, by year"
      readings={readBands(x, "x", (year, index) => ({
        title: `Year ${year}`,
        values: [
          ...lines.map(({ name, amounts, tone }) => ({
            ...{ name, tone, text: formatNumber(amounts[index] ?? 0) },
          })),
          { name: "interest", text: formatNumber(years[index]?.interest ?? 0) },
          { name: "repayment", text: formatNumber(years[index]?.repayment ?? 0) },
        ],
      }))}
      left={ticks.map((tick) => formatNumber(tick))}
      right={lines.map(({ name }) => name)}
      base={names.map((name) => ({ at: middleOf(x, name), text: name }))}
    >
      <ValueAxis scale={y} ticks={ticks} format={formatNumber} />
      {years.map(({ year, interest, repayment }) => {
        const edges = edgesOf(x, String(year));
        return (
          <g key={year}>
            <Bar x={edges} y={[y(0), y(interest)]} {...interestLook} edged />
            <Bar x={edges} y={[y(interest), y(interest + repayment)]} {...repaymentLook} edged />
          </g>
        );
      })}
      {lines.map(({ name, amounts, tone, dashes }, index) => (
        <g key={name}>
          <Line points={line(amounts)} tone="paper" width={6} />
          <Line points={line(amounts)} tone={tone} width={2.5} dashes={dashes} />
          {line(amounts)
            .slice(-1)
            .map((end) => (
              <Dot key={name} at={end} radius={4} hollow="paper" tone={tone} />
            ))}
          <Label at={[100, ends[index] ?? 0]} dx={sideGap} anchor="start" tone={tone}>
            {name}
          </Label>
        </g>
      ))}
    </Frame>
  );
}

/** In how many of the ten years the net rent and the tax saved pay the bank. */
export function finding({ number, numbers }: ShownFigures) {
  if (number("loan") === 0) return "There is no loan for the rent to pay";
  const [interest, repaid, rents, taxSaved] = (
    ["interest", "repayment", "netRent", "taxSaved"] as const
  ).map((name) => numbers(name).slice(1));
  const paid = (rents ?? []).filter(
    (rent, year) =>
      rent + (taxSaved?.[year] ?? 0) + (interest?.[year] ?? 0) + (repaid?.[year] ?? 0) >= 0,
  ).length;
  if (paid === 0) return "The rent does not pay the loan in any year";
  if (paid === rents?.length) return "The rent pays the loan in every year";
  return `The rent pays the loan in ${paid} of ${rents?.length} years`;
}

function summary({ text, write, numberAt }: ShownFigures) {
  const cashFlow = (year: number) => {
    const toBank = -(numberAt("interest", year) + numberAt("repayment", year));
    return `${text("netRent", year)} of net rent and ${text("taxSaved", year)} of tax saved against ${write("interest", toBank)} to the bank, a cash flow of ${text("cashFlow", year)}`;
  };
  return `Rent and loan by year. Year 1: ${cashFlow(1)}. Year 10: ${cashFlow(10)}. The table Year by year has every value.`;
}
