import { scaleLinear } from "d3-scale";
import { Label, Rule, type Sketch } from "./parts.tsx";

const methods = [
  { name: "DCF", low: 410, high: 520 },
  { name: "Multiples", low: 380, high: 470 },
  { name: "Precedents", low: 430, high: 560 },
  { name: "LBO", low: 350, high: 420 },
];
const offer = 455;

const x = scaleLinear([350, 560], [200, 580]);

function Drawing() {
  return (
    <>
      {methods.map(({ name, low, high }, index) => {
        const y = 62 + index * 48;
        return (
          <g key={name}>
            <Label x={0} y={y} anchor="start" className="fill-ink">
              {name}
            </Label>
            <rect
              x={x(low)}
              y={y - 12}
              width={x(high) - x(low)}
              height="24"
              className="fill-accent"
              fillOpacity="0.55"
            />
            <Label x={x(low) - 8} y={y} anchor="end">
              {low}
            </Label>
            <Label x={x(high) + 8} y={y} anchor="start">
              {high}
            </Label>
          </g>
        );
      })}
      <Rule x1={x(offer)} y1={34} x2={x(offer)} y2={232} className="stroke-ink stroke-2" />
      <Label x={x(offer)} y={18} className="fill-ink">
        Offer {offer}
      </Label>
    </>
  );
}

const covering = methods.filter(({ low, high }) => low <= offer && offer <= high);

export const footballField: Sketch = {
  caption: "Enterprise value by method, €m",
  description: `Football field of value ranges in millions of euros. ${methods.map(({ name, low, high }) => `${name} ${low} to ${high}`).join(", ")}. The offer of ${offer} lies within ${covering.map(({ name }) => name).join(", ")} and above the LBO range.`,
  Drawing,
};
