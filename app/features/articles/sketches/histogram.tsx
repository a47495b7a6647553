import { sum } from "d3-array";
import { scaleLinear } from "d3-scale";
import { Baseline, Label, Rule, type Sketch, width } from "./parts.tsx";

const binDays = 10;
const invoices = [12, 48, 96, 74, 41, 22, 12, 7, 8];
const termDays = 30;
const inTime = sum(invoices.slice(0, termDays / binDays));

const base = 208;
const x = scaleLinear([0, invoices.length * binDays], [16, width - 16]);
const y = scaleLinear([0, 96], [base, 62]);

function Drawing() {
  return (
    <>
      {invoices.map((count, index) => {
        const from = index * binDays;
        const to = from + binDays;
        return (
          <g key={from}>
            <rect
              x={x(from) + 0.5}
              y={y(count)}
              width={x(to) - x(from) - 1}
              height={base - y(count)}
              className={to <= termDays ? "fill-edge" : "fill-accent"}
            />
            <Label x={x(from + binDays / 2)} y={y(count)} place="above" className="fill-ink">
              {count}
            </Label>
          </g>
        );
      })}
      {[0, 30, 60, 90].map((day) => (
        <Label key={day} x={x(day)} y={base} place="below">
          {day}
        </Label>
      ))}
      <Rule x1={x(termDays)} y1={8} x2={x(termDays)} y2={base} className="stroke-ink" />
      <Label x={x(termDays) + 10} y={18} anchor="start" className="fill-ink">
        payment term, 30 days
      </Label>
      <Baseline y={base} from={16} to={width - 16} />
    </>
  );
}

export const histogram: Sketch = {
  caption: "Invoices by days to payment, bins of ten days",
  description: `Histogram of ${sum(invoices)} invoices by days to payment, in bins of ten days: ${invoices.join(", ")}. ${inTime} were paid within the ${termDays}-day term; the tail reaches ${invoices.length * binDays} days.`,
  Drawing,
};
