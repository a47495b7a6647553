import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatChange, formatNumber } from "#app/lib/format/number.ts";
import { sheet, shiftLimits } from "#models/bonds/sheet.ts";
import { BaseLine, Strip, Tick, valueScale, Word } from "./kit/strip.tsx";

/** The portfolio that the project's page opens with. */
const { inputs } = sheet.presets[sheet.opensWith];
const figures = sheet.calculate(inputs);
const duration = figures.number("modifiedDuration");
const change = figures.number("repricedShare");

/** The curve shifts by 300 basis points either way. */
const MAX_SHIFT = shiftLimits.to;
const shifts = Array.from({ length: 25 }, (_, index) => MAX_SHIFT * (index / 12 - 1));
const tangent = (shift: number) => -duration * shift;
const repriced = shifts.map(
  (shift) => [shift, sheet.calculate({ ...inputs, shift }).number("repricedShare")] as const,
);
const x = across([-MAX_SHIFT, MAX_SHIFT]);
const y = valueScale([tangent(MAX_SHIFT), repriced[0]?.[1] ?? 0]);
const curve = repriced.map(([shift, share]): Place => [x(shift), y(share)]);
const shown: Place = [x(inputs.shift), y(change)];
const loss = `${formatChange(change * 100, 1)}%`;

export function CardChart() {
  return (
    <Strip
      label={`Change in value of a bond portfolio when the curve shifts by −300 to +300 basis points, with the tangent that duration draws: modified duration ${formatNumber(duration, 2)}, ${loss} at +100 basis points`}
    >
      <BaseLine />
      <Rule
        from={[0, y(tangent(-MAX_SHIFT))]}
        to={[100, y(tangent(MAX_SHIFT))]}
        width={1.25}
        dashes="3 3"
        tone="muted"
      />
      <Line points={curve} />
      <Tick x={x(inputs.shift)} />
      <Dot at={shown} hollow="card" />
      <Label at={shown} place={-4} dx={8} anchor="start" tone="inherit">
        {loss}
      </Label>
      <Word x={0}>−300 bp</Word>
      <Word x={x(inputs.shift)}>+100</Word>
      <Word x={100}>+300</Word>
    </Strip>
  );
}
