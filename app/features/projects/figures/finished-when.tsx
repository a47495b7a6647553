import { formatMonth } from "#app/format/date.ts";
import { Axis, Dot, Frame, Label, Tick } from "./frame.tsx";
import { BASE, scale } from "./scale.ts";

/** Year and month, as `completed` gives them, of this project and of all. */
export type Finished = { month: string; all: readonly string[] };

/** For a project that nobody has drawn a figure for: when it was finished, among the others. */
export function FinishedWhen({ month, all }: Finished) {
  const months = [...new Set([...all, month])].sort();
  const [first = month, last = month] = [months[0], months.at(-1)];
  const others = months.filter((other) => other !== month);
  // From January to December of whole years, so that a single month has its place too.
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4)) + 1];
  const xOf = scale(from * 12, to * 12, 0, 100);
  const x = xOf(monthNumber(month));
  return (
    <Frame label={inWords(month, others)}>
      <Axis />
      {others.map((other) => (
        <Tick key={other} x={xOf(monthNumber(other))} to={BASE - 10} />
      ))}
      <Tick x={x} to={22} />
      <Dot at={[x, 22]} radius={4} />
      <Label x={x} y={14} anchor={x < 20 ? "start" : x > 80 ? "end" : "middle"} className="">
        {formatMonth(month)}
      </Label>
      <Label x={0}>{from}</Label>
      <Label x={100}>{to}</Label>
    </Frame>
  );
}

function inWords(month: string, others: readonly string[]) {
  const [first, last] = [others[0], others.at(-1)];
  const finished = `Finished in ${formatMonth(month)}`;
  if (!first || !last) return finished;
  if (first === last) return `${finished}, the others in ${formatMonth(first)}`;
  return `${finished}, the others between ${formatMonth(first)} and ${formatMonth(last)}`;
}

/** The middle of the month, counted from year zero. */
function monthNumber(month: string) {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 0.5;
}
