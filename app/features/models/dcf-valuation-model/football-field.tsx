import { RangeChart } from "#app/components/charts/range-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import type { DcfFigures } from "./rate-grid.tsx";
import { fieldTitle, rangesOf } from "./words.ts";

/** The value of a share by method, held against its price. */
export function FootballField({ figures }: { figures: DcfFigures }) {
  const { number, value, write } = figures;
  const format = (amount: number) => write("perShare", amount);
  const ranges = rangesOf(figures);
  const inWords = ranges.map(({ name, low, high }) => `${name}: ${format(low)} to ${format(high)}`);
  const price = { name: "price", value: number("sharePrice"), tone: "ink" as const };
  const worth = value("perShare");
  const marks =
    typeof worth === "number"
      ? [price, { name: "DCF", value: worth, tone: "accent" as const }]
      : [price];
  return (
    <section aria-labelledby="football-field">
      <h2 id="football-field" className="text-h2">
        {fieldTitle(figures)}
      </h2>
      <Figure caption="Fig. 3 – value per share by method">
        <RangeChart
          label={`${fieldTitle(figures)}. ${inWords.join("; ")}.`}
          ranges={ranges}
          marks={marks}
          format={format}
        />
      </Figure>
    </section>
  );
}
