import { formatPercent } from "#app/format/percent.ts";
import { dcfValue } from "#models/valuation/dcf.ts";
import { dcfExample } from "#models/valuation/dcf-example.ts";
import { Axis, Bar, Frame, Label } from "./frame.tsx";
import { columnsOf, upward } from "./scale.ts";

const value = dcfValue(dcfExample);
const total = value.kind === "value" ? value.enterpriseValue : 0;
const terminalShare = value.kind === "value" ? (value.terminalShare ?? 0) : 0;

let reached = 0;
/** Present values, each on top of the years before it. */
const steps = (value.kind === "value" ? value.presentValues : []).map((presentValue, index) => {
  const from = reached;
  reached += presentValue;
  return { year: index + 1, from, to: reached };
});

const WIDTH = 7.2;
const columns = columnsOf(steps.length + 2, WIDTH);
const [terminalX = 0, totalX = 0] = columns.slice(-2);
const yOf = upward(0, total);

export function DcfValuationModel() {
  return (
    <Frame
      label={`Enterprise value built up from ten years of discounted cash flow and the terminal value, which is ${formatPercent(terminalShare, 0)} of it`}
    >
      {steps.map(({ year, from, to }, index) => (
        <Bar key={year} x={columns[index] ?? 0} width={WIDTH} from={yOf(from)} to={yOf(to)} />
      ))}
      <Bar x={terminalX} width={WIDTH} from={yOf(reached)} to={yOf(total)} opacity={0.4} />
      <Bar x={totalX} width={WIDTH} to={yOf(reached)} />
      <Bar x={totalX} width={WIDTH} from={yOf(reached)} to={yOf(total)} opacity={0.4} />
      <Axis />
      <Label x={terminalX} y={yOf(total) + 10} dx={-6} anchor="end">
        {`terminal value ${formatPercent(terminalShare, 0)}`}
      </Label>
      <Label x={0}>year 1</Label>
      <Label x={(columns[9] ?? 0) + WIDTH / 2}>10</Label>
      <Label x={100}>EV</Label>
    </Frame>
  );
}
