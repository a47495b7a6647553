import { bridge } from "#app/components/charts/bridge-chart.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { Bar } from "#app/components/charts/marks.tsx";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/waterfall/sheet.ts";
import { BaseLine, flushColumns, Strip, valueScale, Word } from "./kit/strip.tsx";

const { total } = sheet.calculate(sheet.presets.base.inputs);
const inMillions = (line: Parameters<typeof total>[0]) => total(line) / 1_000_000;

/** The tiers that the base scenario reaches, each on top of those before it. */
const steps = bridge(
  0,
  [
    { name: "capital", lp: inMillions("returnOfCapital"), gp: 0 },
    { name: "pref", lp: inMillions("preferredReturn"), gp: 0 },
    { name: "catch-up", lp: 0, gp: inMillions("catchUp") },
    { name: "80/20", lp: inMillions("sharedLp"), gp: inMillions("sharedGp") },
  ].map((tier) => ({ ...tier, change: tier.lp + tier.gp })),
);
const paid = steps.at(-1)?.to ?? 0;
const received = {
  lp: steps.reduce((sum, { lp }) => sum + lp, 0),
  gp: steps.reduce((sum, { gp }) => sum + gp, 0),
};

const columns = flushColumns([...steps.map(({ name }) => name), "total"], 15);
const y = valueScale([0, paid]);

export function CardChart() {
  return (
    <Strip
      label={`${formatNumber(paid)} million euros paid out tier by tier: ${steps.map(({ name, change }) => `${name} ${formatNumber(change)}`).join(", ")}; LPs receive ${formatNumber(received.lp)}, the GP ${formatNumber(received.gp)}`}
    >
      {steps.map(({ name, lp, gp, change, from }) => {
        const isFirst = from === 0;
        const middle = middleOf(columns, name);
        return (
          <g key={name}>
            <Parties name={name} from={from} lp={lp} gp={gp} />
            <Label at={[middle, y(isFirst ? change : from)]} place={isFirst ? -5 : 12}>
              {formatNumber(change)}
            </Label>
            <Word x={isFirst ? 0 : middle}>{name}</Word>
          </g>
        );
      })}
      <Parties name="total" from={0} {...received} />
      <Word x={100}>{`total ${formatNumber(paid)}`}</Word>
      <BaseLine />
    </Strip>
  );
}

type PartiesProps = { name: string; from: number; lp: number; gp: number };

/** What the LPs receive, and on top of it what the GP does, in the colors of the page. */
function Parties({ name, from, lp, gp }: PartiesProps) {
  const x = edgesOf(columns, name);
  return (
    <>
      <Bar x={x} y={[y(from), y(from + lp)]} />
      <Bar x={x} y={[y(from + lp), y(from + lp + gp)]} tone="ochre" />
    </>
  );
}
