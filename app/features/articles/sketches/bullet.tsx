import { scaleLinear } from "d3-scale";
import { Label, type Sketch } from "./parts.tsx";

/** `bands` end where poor, fair and good end. */
const measures = [
  { name: "Revenue", unit: " million euros", value: 152, target: 150, bands: [120, 140, 170] },
  { name: "Margin", unit: "%", value: 12.1, target: 13, bands: [9, 12, 15] },
  { name: "New clients", unit: "", value: 212, target: 180, bands: [120, 160, 240] },
] as const;

const left = 156;
const right = 570;
const opacities = [0.32, 0.19, 0.08];

function Drawing() {
  return measures.map((measure, index) => (
    <Bullet key={measure.name} measure={measure} y={48 + index * 72} />
  ));
}

function Bullet({ measure, y }: { measure: (typeof measures)[number]; y: number }) {
  const { name, value, target, bands } = measure;
  const x = scaleLinear([0, bands[2]], [left, right]);
  return (
    <>
      {bands.map((end, index) => (
        <rect
          key={end}
          x={x(bands[index - 1] ?? 0)}
          y={y - 19}
          width={x(end) - x(bands[index - 1] ?? 0)}
          height="38"
          className="fill-ink"
          fillOpacity={opacities[index]}
        />
      ))}
      <rect x={left} y={y - 7} width={x(value) - left} height="14" className="fill-accent" />
      {/* Its outline keeps the mark apart from the bar it may stand on. */}
      <rect
        x={x(target) - 1.5}
        y={y - 14}
        width="3"
        height="28"
        strokeWidth="3"
        paintOrder="stroke"
        className="fill-ink stroke-paper"
      />
      <Label x={left - 12} y={y} anchor="end" className="fill-ink">
        {name}
      </Label>
      <Label x={right + 10} y={y} anchor="start" className="fill-ink">
        {value}
      </Label>
    </>
  );
}

export const bullet: Sketch = {
  caption:
    "Revenue in €m, EBITDA margin in %, number of new clients. Bar: this year; mark: target; shades: poor, fair, good",
  description: `Bullet chart. ${measures.map(({ name, unit, value, target }) => `${name} ${value}${unit} against a target of ${target}${unit}`).join("; ")}. Revenue and new clients are past their targets and in the good band; the margin is in the good band and short of its target.`,
  Drawing,
};
