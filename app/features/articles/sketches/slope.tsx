import { scaleLinear } from "d3-scale";
import { Label, Rule, type Sketch } from "./parts.tsx";

const branches = [
  { name: "North", before: 72, after: 64 },
  { name: "East", before: 67, after: 70 },
  { name: "South", before: 62, after: 53 },
  { name: "West", before: 57, after: 58 },
];

const left = 190;
const right = 450;
const y = scaleLinear([52, 73], [222, 48]);

function Drawing() {
  return (
    <>
      <Label x={left} y={16}>
        2021
      </Label>
      <Label x={right} y={16}>
        2023
      </Label>
      <Rule x1={left} y1={34} x2={left} y2={230} />
      <Rule x1={right} y1={34} x2={right} y2={230} />
      {branches.map((branch) => (
        <Slope key={branch.name} {...branch} />
      ))}
    </>
  );
}

function Slope({ name, before, after }: (typeof branches)[number]) {
  const rose = after > before;
  const fill = rose ? "fill-loss" : "fill-accent";
  return (
    <>
      <Rule
        x1={left}
        y1={y(before)}
        x2={right}
        y2={y(after)}
        className={rose ? "stroke-loss stroke-2" : "stroke-accent stroke-2"}
      />
      <circle cx={left} cy={y(before)} r="4" className={fill} />
      <circle cx={right} cy={y(after)} r="4" className={fill} />
      <Label x={left - 14} y={y(before)} anchor="end" className="fill-ink">
        {name} {before}
      </Label>
      <Label x={right + 14} y={y(after)} anchor="start" className="fill-ink">
        {after} {name}
      </Label>
    </>
  );
}

export const slope: Sketch = {
  caption: "Cost–income ratio by branch, %",
  description: `Slope chart from 2021 to 2023. ${branches.map(({ name, before, after }) => `${name} ${after > before ? "rises" : "falls"} from ${before}% to ${after}%`).join(", ")}.`,
  Drawing,
};
