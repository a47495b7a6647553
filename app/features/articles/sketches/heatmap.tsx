import { scaleLinear } from "d3-scale";
import { Label, type Sketch, width } from "./parts.tsx";

const ages = ["not due", "1–30", "31–60", "over 60"];
const customers = [
  { name: "Adler", owed: [86, 24, 5, 0] },
  { name: "Brandt", owed: [41, 37, 29, 62] },
  { name: "Conrad", owed: [120, 12, 0, 0] },
  { name: "Dietz", owed: [18, 22, 31, 14] },
];

const left = 92;
const top = 36;
const cellWidth = (width - left) / ages.length;
const cellHeight = 50;
// Never so dark that the number in the cell is hard to read.
const opacity = scaleLinear([0, 120], [0.04, 0.46]);

function Drawing() {
  return (
    <>
      {ages.map((age, column) => (
        <Label key={age} x={left + (column + 0.5) * cellWidth} y={16}>
          {age}
        </Label>
      ))}
      {customers.map(({ name, owed }, row) => (
        <g key={name} transform={`translate(0 ${top + row * cellHeight})`}>
          <Label x={0} y={cellHeight / 2} anchor="start" className="fill-ink">
            {name}
          </Label>
          {owed.map((amount, column) => (
            <g key={ages[column]} transform={`translate(${left + column * cellWidth} 0)`}>
              <rect
                width={cellWidth - 2}
                height={cellHeight - 2}
                className="fill-accent"
                fillOpacity={opacity(amount)}
              />
              <Label x={cellWidth / 2 - 1} y={cellHeight / 2 - 1} className="fill-ink">
                {amount}
              </Label>
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

export const heatmap: Sketch = {
  caption: "Receivables by customer and days overdue, €000",
  description: `Heat map of receivables in thousands of euros, by days overdue (${ages.join(", ")}). ${customers.map(({ name, owed }) => `${name}: ${owed.join(", ")}`).join("; ")}. The largest amount is not due; the darkest overdue cell is Brandt, over 60 days.`,
  Drawing,
};
