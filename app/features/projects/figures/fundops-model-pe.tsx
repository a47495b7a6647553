import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { cumulative } from "#models/cash-flow/cumulative.ts";
import { fundMultiples } from "#models/fund/performance.ts";
import { scenarios } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { waterfallYears } from "#models/waterfall/years.ts";
import { Axis, Bar, Dot, Frame, Label, Line } from "./frame.tsx";
import { BASE, columnsOf, type Place, upward } from "./scale.ts";

/** A fund's life as its investors see it, in millions of euro. */
const flows = waterfallYears(scenarios.base, standardTerms).map((year) => ({
  year: year.year,
  called: (year.invested + year.managementFee) / 1_000_000,
  distributed: year.received.lp / 1_000_000,
}));
const net = cumulative(flows.map(({ called, distributed }) => distributed - called));
const lowest = Math.min(...net);

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const dpi =
  fundMultiples({
    paidIn: sumOf(flows.map(({ called }) => called)),
    distributed: sumOf(flows.map(({ distributed }) => distributed)),
    netAssetValue: 0,
  })?.dpi ?? 0;

const WIDTH = 6;
const columns = columnsOf(flows.length, WIDTH);
const yOf = upward(lowest, Math.max(...net));
const zero = yOf(0);
const curve = net.map((value, index): Place => [(columns[index] ?? 0) + WIDTH / 2, yOf(value)]);
const trough = curve[net.indexOf(lowest)] ?? [0, 0];

export function FundopsModelPe() {
  return (
    <Frame
      label={`J-curve of a fund over ten years: yearly calls and distributions, the cumulative flow lowest at ${formatNumber(lowest)} million euro, DPI ${formatNumber(dpi, 2)} at the end`}
    >
      {flows.map(({ year, called, distributed }, index) => (
        <g key={year}>
          <Bar x={columns[index] ?? 0} width={WIDTH} from={zero} to={yOf(-called)} opacity={0.4} />
          <Bar
            x={columns[index] ?? 0}
            width={WIDTH}
            from={zero}
            to={yOf(distributed)}
            opacity={0.4}
          />
        </g>
      ))}
      <Axis y={Math.round(zero)} />
      <Line points={curve} />
      <Dot at={trough} hollow />
      <Label x={trough[0]}>{`year ${net.indexOf(lowest) + 1}: ${formatEuro(lowest)}m`}</Label>
      <Label x={100} y={BASE - 4} className="text-current">
        {`DPI ${formatNumber(dpi, 2)}`}
      </Label>
      <Label x={0}>1</Label>
      <Label x={100}>10</Label>
    </Frame>
  );
}
