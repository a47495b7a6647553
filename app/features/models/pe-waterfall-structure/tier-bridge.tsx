import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { Readable, type Readings } from "#app/components/charts/readable.tsx";
import { across, type PlotScale } from "#app/components/charts/scale.ts";
import { formatMillionEuro } from "#app/lib/format/money.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { type TierLine, tiers, type WaterfallFigures } from "./ledger.ts";

type Line = TierLine | "gpFromCommitment" | "clawbackPaid" | "givenBack" | "toLps" | "toGp";

/** A row: what the LPs and the GP receive, and where its bar begins. */
type Step = { name: string; lp: Line | null; gp: Line | null; from: number };

/** Less is printed as zero. */
const minShown = 50_000;

/** How far down the tiers the money goes. */
export function findingOf({ number, total, describe }: WaterfallFigures) {
  if (number("totalDistributed") <= 0) return "Nothing is distributed";
  const reached = tiers.findLastIndex(({ both }) => total(both) >= minShown);
  const [last, next] = [tiers[reached], tiers[reached + 1]];
  if (!last || reached === 0) return "Nothing goes beyond the return of capital";
  if (!next)
    return `Every tier is reached, and the last pays ${formatMillionEuro(total(last.both))}`;
  const nameOf = ({ both }: typeof last) => `the ${describe(both).label.toLowerCase()}`;
  return `Distributions reach ${nameOf(last)}, but not ${nameOf(next)}`;
}

/**
 * How the distributions of all years fill the tiers, one after the other, up to their total: the LPs' part in green,
 * the GP's in ochre, as on the card. It is a table: every amount beside its bar can be read, heard and pressed. Read as a chart, a
 * row also says what the tiers come to so far.
 */
export function TierBridge({ figures }: { figures: WaterfallFigures }) {
  const { describe, total, number } = figures;
  if (number("totalDistributed") <= 0) return null;
  const ownPart = { name: "GP, on its commitment", lp: null, gp: "gpFromCommitment" } as const;
  const parts = [
    ...(total("gpFromCommitment") > 0 ? [ownPart] : []),
    ...tiers.map((tier) => ({ ...tier, name: describe(tier.both).label })),
  ];
  let end = 0;
  const steps = parts.map(({ name, lp, gp }): Step => {
    const from = end;
    end += totalOf(figures, lp) + totalOf(figures, gp);
    return { name, lp, gp, from };
  });
  const shared = { figures, x: across([0, end]) };
  const sum = { name: "Distributed", lp: "toLps", gp: "toGp", from: 0 } as const;

  return (
    <Readable readings={readRows(figures, steps)}>
      <table className="figures w-full border-separate border-spacing-0 text-small [&_tr]:h-12 sm:[&_tr]:h-9">
        <caption className="sr-only">
          Distributions of all years by tier, and who receives them, in €m
        </caption>
        <thead>
          <tr className="font-mono text-label text-muted">
            <th scope="col" className={`${head} relative text-left`}>
              <span className="max-sm:absolute max-sm:bottom-1.5">€m</span>
            </th>
            <td className={`${head} w-full`} />
            <th scope="col" className={`${head} ${amount} text-accent`}>
              LPs
            </th>
            <th scope="col" className={`${head} ${amount} text-ochre`}>
              GP
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <Row key={step.name} {...shared} step={step} />
          ))}
          {total("clawbackPaid") > 0 && (
            <tr>
              <RowTitle name="Clawback" />
              <td />
              <Amount figures={figures} line="clawbackPaid" />
              <Amount figures={figures} line="givenBack" />
            </tr>
          )}
        </tbody>
        <tfoot>
          <Row {...shared} step={sum} isTotal />
        </tfoot>
      </table>
    </Readable>
  );
}

/** The rows of the table are of one height: first its head, then the tiers, the clawback and the total. */
function readRows(figures: WaterfallFigures, steps: readonly Step[]): Readings {
  const { total } = figures;
  const rows = steps.length + (total("clawbackPaid") > 0 ? 3 : 2);
  return {
    along: "y",
    places: steps.map((_, index) => [50, ((index + 1.5) / rows) * 100]),
    read: (index) => {
      const { name, lp, gp, from } = steps[index] ?? { name: "", lp: null, gp: null, from: 0 };
      const [toLps, toGp] = [totalOf(figures, lp), totalOf(figures, gp)];
      const y = [((index + 1) / rows) * 100, ((index + 2) / rows) * 100] as const;
      return {
        title: name,
        values: [
          { text: formatMillionEuro(toLps + toGp) },
          { name: "so far", text: formatMillionEuro(from + toLps + toGp) },
        ],
        mark: <Bar x={[0, 100]} y={y} tone="ink" opacity={0.1} />,
      };
    },
  };
}

type RowProps = { figures: WaterfallFigures; x: PlotScale; step: Step; isTotal?: boolean };

function Row({ figures, x, step: { name, lp, gp, from }, isTotal = false }: RowProps) {
  const middle = from + totalOf(figures, lp);
  const to = middle + totalOf(figures, gp);
  const startsAt = isTotal ? to : from;
  const look = isTotal ? "border-t border-ink font-medium" : "";
  return (
    <tr>
      <RowTitle name={name} look={look} />
      <td className={`${look} p-0`}>
        <Plot label={null} className="block h-7 w-full max-sm:mt-5 sm:h-9">
          {/* From the row above to the row below, through a tier that is empty; on a phone the name is between. */}
          <g className="max-sm:hidden">
            {startsAt > 0 && (
              <Rule from={[x(startsAt), 0]} to={[x(startsAt), to > from ? 20 : 100]} tone="edge" />
            )}
            {!isTotal && to > from && <Rule from={[x(to), 80]} to={[x(to), 100]} tone="edge" />}
          </g>
          <Bar x={[x(from), x(middle)]} y={[20, 80]} tone="accent" />
          {to > middle && <Bar x={[x(middle), x(to)]} y={[20, 80]} tone="ochre" />}
        </Plot>
      </td>
      <Amount figures={figures} line={lp} look={look} />
      <Amount figures={figures} line={gp} look={look} />
    </tr>
  );
}

/** On a phone above the bar, which then has the width of the name too. */
function RowTitle({ name, look = "" }: { name: string; look?: string }) {
  return (
    <th scope="row" className={`relative text-left font-normal ${look}`}>
      <span className="whitespace-nowrap max-sm:absolute max-sm:top-1 max-sm:left-0 sm:pr-3">
        {name}
      </span>
    </th>
  );
}

type AmountProps = { figures: WaterfallFigures; line: Line | null; look?: string };

function Amount({ figures, line, look = "" }: AmountProps) {
  const euro = totalOf(figures, line);
  return (
    <td className={`${amount} ${look} max-sm:pt-5`}>
      {line && (
        <FigureText
          id={figures.id(line, "total")}
          text={formatNumber(euro / 1_000_000, 1)}
          tone={euro === 0 ? "muted" : "plain"}
        />
      )}
    </td>
  );
}

const head = "border-b border-ink py-1.5 font-normal";
const amount = "pl-3 text-right whitespace-nowrap";

function totalOf({ total }: WaterfallFigures, line: Line | null) {
  return line ? total(line) : 0;
}
