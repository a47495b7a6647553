import { ValueAxis } from "#app/components/charts/axis.tsx";
import { bridge } from "#app/components/charts/bridge-chart.tsx";
import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { bands, edgesOf, middleOf, spanOf, upward } from "#app/components/charts/scale.ts";
import type { Tone } from "#app/components/charts/tone.ts";
import { formatChange, formatNumber } from "#app/lib/format/number.ts";

type Step = { name: string; from: number; to: number; text: string; tone: Tone };

/** From enterprise value, split into plan and terminal value, over the claims of others to equity. */
export function ValueBridge({
  label,
  plan,
  terminal,
  claims,
}: {
  label: string;
  plan: number;
  terminal: number;
  claims: readonly { name: string; amount: number }[];
}) {
  const enterprise = plan + terminal;
  const steps = stepsOf(enterprise, claims);
  const names = ["EV", ...steps.map(({ name }) => name)];
  const x = bands(names, { gap: 0.34 });
  const ends = [0, plan, enterprise, ...steps.flatMap(({ from, to }) => [from, to])];
  const y = upward(spanOf(ends)).nice(5);
  const ticks = y.ticks(5);
  return (
    <Frame
      label={label}
      plotHeight={288}
      unit="€m"
      readings={readBands(x, "x", (_, index) => {
        const step = steps[index - 1];
        if (step) return { values: [{ text: step.text, tone: step.tone }] };
        return {
          values: [
            { text: formatNumber(enterprise) },
            { name: "plan", text: formatNumber(plan) },
            { name: "terminal", text: formatNumber(terminal) },
          ],
        };
      })}
      left={ticks.map((tick) => formatNumber(tick))}
      base={names.map((name) => ({ at: middleOf(x, name), text: name }))}
      above
    >
      <ValueAxis scale={y} ticks={ticks} format={(value) => formatNumber(value)} />
      <Part name="Plan" from={0} to={plan} x={x} y={y} tone="paper" />
      <Part name="TV" from={plan} to={enterprise} x={x} y={y} tone="ink" opacity={0.4} />
      <Label at={[middleOf(x, "EV"), y(Math.max(plan, enterprise))]} place="above" tone="ink">
        {formatNumber(enterprise)}
      </Label>
      {steps.map(({ name, from, to, text, tone }) => (
        <g key={name}>
          <Bar x={edgesOf(x, name)} y={[y(from), y(to)]} tone={tone} edged />
          <Label at={[middleOf(x, name), y(Math.max(from, to))]} place="above" tone="ink">
            {text}
          </Label>
        </g>
      ))}
      <Levels
        names={names}
        levels={[enterprise, ...steps.slice(0, -1).map(({ to }) => to)]}
        x={x}
        y={y}
      />
      <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
    </Frame>
  );
}

type Scales = { x: ReturnType<typeof bands>; y: ReturnType<typeof upward> };

/** A part of the enterprise value, named where it is high enough. */
function Part({
  name,
  from,
  to,
  x,
  y,
  tone,
  opacity,
}: Scales & { name: string; from: number; to: number; tone: Tone; opacity?: number }) {
  const place = { x: edgesOf(x, "EV"), y: [y(from), y(to)] } as const;
  return (
    <>
      {/* Keeps the lines of the axis from showing through a pale part. */}
      {opacity && <Bar {...place} tone="paper" />}
      <Bar {...place} tone="ink" opacity={opacity} edged />
      {Math.abs(y(from) - y(to)) > 8 && (
        <Label at={[middleOf(x, "EV"), y((from + to) / 2)]} tone={tone}>
          {name}
        </Label>
      )}
    </>
  );
}

function stepsOf(enterprise: number, claims: readonly { name: string; amount: number }[]): Step[] {
  const steps = bridge(
    enterprise,
    claims.map(({ name, amount }) => ({ name, change: 0 - amount })),
  );
  const equity = steps.at(-1)?.to ?? enterprise;
  return [
    ...steps.map(({ name, change, from, to }): Step => {
      return { name, from, to, text: formatChange(change), tone: change < 0 ? "red" : "edge" };
    }),
    {
      ...{ name: "Equity", from: 0, to: equity, text: formatNumber(equity) },
      tone: equity < 0 ? "red" : "accent",
    },
  ];
}

/** A line from each column to the next, at the level where that one starts. */
function Levels({
  names,
  levels,
  x,
  y,
}: Scales & { names: readonly string[]; levels: readonly number[] }) {
  return levels.map((level, index) => {
    const [name = "", next = ""] = [names[index], names[index + 1]];
    // A claim of nothing has no bar: the line takes its place.
    const start = level === levels[index - 1] ? 0 : 1;
    return (
      <Rule
        key={name}
        from={[edgesOf(x, name)[start], y(level)]}
        to={[edgesOf(x, next)[0], y(level)]}
        tone="edge"
      />
    );
  });
}
