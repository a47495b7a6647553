import { Label } from "#app/components/charts/label.tsx";
import { Dot, Rule } from "#app/components/charts/marks.tsx";
import { across } from "#app/components/charts/scale.ts";
import { formatMonth } from "#app/lib/format/date.ts";
import { BASE, BaseLine, px, Strip, Word } from "./strip.tsx";

/** Year and month, as `completed` gives them, of this project and of all. */
export type Finished = { month: string; all: readonly string[] };

/** For a project without its own chart: when it was finished, among the others. */
export function FinishedWhen({ month, all }: Finished) {
  const months = [...new Set([...all, month])].sort();
  const [first = month, last = month] = [months[0], months.at(-1)];
  const others = months.filter((other) => other !== month);
  // From January to December of whole years, so that a single month has its place too.
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4)) + 1];
  const x = across([from * 12, to * 12]);
  const at = x(monthNumber(month));
  return (
    <Strip label={inWords(month, others)}>
      <BaseLine />
      {stemsOf(others).map((other) => (
        <Stem key={other} x={x(monthNumber(other))} top={BASE - px(10)} />
      ))}
      <Stem x={at} top={DOT} />
      <Dot at={[at, DOT]} radius={4} />
      <Label
        at={[at, DOT]}
        place={-8}
        anchor={at < 20 ? "start" : at > 80 ? "end" : "middle"}
        tone="inherit"
      >
        {formatMonth(month)}
      </Label>
      <Word x={0}>{from}</Word>
      <Word x={100}>{to}</Word>
    </Strip>
  );
}

const DOT = px(22);

/** More would be a solid bar, and weigh as much on each of a hundred cards. */
const maxStems = 24;

/** A stem for each month, or, where those are too many, for each year. */
function stemsOf(months: readonly string[]) {
  if (months.length <= maxStems) return months;
  return [...new Set(months.map((month) => `${month.slice(0, 4)}-07`))];
}

function Stem({ x, top }: { x: number; top: number }) {
  return <Rule from={[x, BASE]} to={[x, top]} tone="edge" />;
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
