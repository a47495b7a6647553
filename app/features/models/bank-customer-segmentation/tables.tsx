import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { atRisk, type Segment, segments, type sheet } from "#models/segmentation/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { SumTable } from "../kit/sum-table.tsx";

type Props = { figures: SegmentFigures };

const head =
  "border-b border-ink text-right align-bottom font-mono text-label text-muted cells:py-2 cells:pl-3 cells:font-normal";
const line =
  "border-b border-rule text-right last:double-rule last:border-ink cells:py-1.5 cells:pl-3";
const firstCell = "pr-2 pl-0! text-left [font-weight:inherit]";

/** The columns: the lines of the sheet, and what all customers have on average where that is no sum of segments. */
const columns = [
  { title: "Customers", line: "customers" },
  { title: "Share", line: "share" },
  { title: "Balance", line: "balance", ofAll: "balanceOfAll" },
  { title: "Turnover", line: "turnover", ofAll: "turnoverOfAll" },
  { title: "Products", line: "products", ofAll: "productsOfAll" },
  { title: "Each", line: "each", ofAll: "eachOfAll" },
  { title: "Contribution", line: "contribution" },
] as const;

export function SegmentTable({ figures }: Props) {
  return (
    <section aria-labelledby="segment-by-segment">
      <h2 id="segment-by-segment" className="pb-1 text-h2">
        Segment by segment
      </h2>
      <ScrollArea label="Segment by segment, table">
        <table className="figures w-full text-small print:text-[7pt]">
          <caption className="sr-only">
            Size, averages per customer and yearly contribution of each segment, in euros
          </caption>
          <thead>
            <tr className={head}>
              <th scope="col" className={firstCell}>
                Segment
              </th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byContribution(figures).map((segment) => (
              <tr key={segment} className={line}>
                <th scope="row" className={`${firstCell} ${segment === atRisk ? "text-loss" : ""}`}>
                  {titleOf(segment)}
                </th>
                {columns.map(({ line }) => (
                  <td key={line}>
                    <FigureText id={`${line}.${segment}`} text={figures.text(line, segment)} />
                  </td>
                ))}
              </tr>
            ))}
            <tr className={`${line} font-medium`}>
              <th scope="row" className={firstCell}>
                All customers
              </th>
              {columns.map((column) => (
                <td key={column.line}>
                  {"ofAll" in column ? (
                    <FigureText id={column.ofAll} text={figures.text(column.ofAll)} />
                  ) : (
                    <FigureText
                      id={`${column.line}.total`}
                      text={figures.text(column.line, "total")}
                    />
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

/** The share of a row, in fifths: the deeper the color, the more of October's segment went there. */
const depths = [
  ...["", "bg-accent/8", "bg-accent/16", "bg-accent/24", "bg-accent/32", "bg-accent/40"],
];

export function MovementTable({ figures }: Props) {
  const ordered = byContribution(figures);
  const [source] = newlyAtRisk(figures);
  return (
    <section aria-labelledby="who-moved">
      <h2 id="who-moved" className="pb-1 text-h2">
        {movementTitle(figures)}
      </h2>
      <ScrollArea label="Who moved in November, table">
        <table className="figures w-full table-fixed text-small max-md:min-w-152 print:text-[7pt]">
          <caption className="sr-only">
            Customers by their segment on October 31, 2022, in rows, and on November 30, in columns
          </caption>
          <thead>
            <tr className="font-mono text-label text-muted cells:pt-2 cells:font-normal">
              <td className="w-20 md:w-24" />
              <th
                scope="colgroup"
                colSpan={ordered.length}
                className="max-md:pl-2 max-md:text-left"
              >
                November
              </th>
            </tr>
            <tr className={head}>
              <th scope="col" className={firstCell}>
                October
              </th>
              {ordered.map((to) => (
                <th
                  key={to}
                  scope="col"
                  className={`px-0! text-center max-md:font-sans max-md:text-[0.71875rem] ${to === atRisk ? "text-loss" : ""}`}
                >
                  {titleOf(to)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map((from) => {
              const all = segments.reduce((sum, to) => sum + movedTo(figures, from, to), 0);
              return (
                <tr key={from} className={line}>
                  <th scope="row" className={`${firstCell} ${from === atRisk ? "text-loss" : ""}`}>
                    {titleOf(from)}
                  </th>
                  {ordered.map((to) => {
                    const moved = movedTo(figures, from, to);
                    const isTheFinding = to === atRisk && from === source?.from && moved > 0;
                    const share = depths[Math.ceil((5 * moved) / (all || 1))];
                    return (
                      <td
                        key={to}
                        className={`px-1! text-center ${isTheFinding ? "bg-loss/20" : share}`}
                      >
                        <FigureText
                          id={`${lineOf(from)}.${to}`}
                          text={moved === 0 ? "–" : figures.text(lineOf(from), to)}
                          tone={moved === 0 ? "muted" : "plain"}
                        />
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollArea>
      <p className="mt-2 text-small text-muted">
        The deeper the color, the larger the share of its row
        {source && source.moved > 0 && "; red is the largest move to at risk"}.
      </p>
    </section>
  );
}

/** Where those who are newly at risk came from, most of them first. */
function newlyAtRisk(figures: SegmentFigures) {
  return segments
    .filter((from) => from !== atRisk)
    .map((from) => ({ from, moved: movedTo(figures, from, atRisk) }))
    .toSorted((a, b) => b.moved - a.moved);
}

function movementTitle(figures: SegmentFigures) {
  const sources = newlyAtRisk(figures);
  const all = sources.reduce((sum, { moved }) => sum + moved, 0);
  const [most] = sources;
  return !most || all === 0
    ? "Nobody new was at risk in November"
    : `${all === most.moved ? `All ${all}` : `${most.moved} of ${all}`} newly at risk in November were ${titleOf(most.from).toLowerCase()} before`;
}

function lineOf(from: Segment) {
  return `moved${segments.indexOf(from) + 1}` as "moved1";
}

function movedTo({ numberAt }: SegmentFigures, from: Segment, to: Segment) {
  return numberAt(lineOf(from), to);
}

const rows = [
  ["spontaneous", "Come back in a month without a campaign"],
  ["needed", "Must come back because of it"],
  ["wonBack", "Assumed to come back because of it"],
  ["upliftError", "Standard error of the difference"],
  ["campaignLow", "Expected result, low end of 95%"],
  ["campaignHigh", "Expected result, high end of 95%"],
] as const;

/** Why a campaign needs a control group, and what one of this size can show. */
export function Trial({ figures }: { figures: SegmentFigures }) {
  const { text, value } = figures;
  const needed = value("needed");
  return (
    <section aria-labelledby="control-group">
      <h2 id="control-group" className="pb-1 text-h2">
        {text("spontaneous")} come back without a letter
        {typeof needed === "number" && `; it must bring back another ${text("needed")}`}
      </h2>
      <div className="mt-2 grid gap-x-10 gap-y-5 md:grid-cols-2">
        <p className="text-small">
          A campaign that claims everyone who comes back pays without doing anything. So some are
          not written to: a control group of {text("controlCustomers")}, and {text("contacted")} who
          get the letter. Only the difference between them is the campaign’s.
          {typeof value("neededCustomers") === "number" &&
            ` To tell ${text("wonBack")} from nothing, with a power of 80%, each group would need ${text("neededCustomers")} customers.`}
        </p>
        <SumTable
          caption="A trial with a control group"
          isHeading={false}
          rows={rows.map(([id, name]) => ({ id, name, text: text(id) }))}
        />
      </div>
    </section>
  );
}

export type SegmentFigures = FiguresOf<typeof sheet>;

/** `At risk`. */
export function titleOf(segment: Segment) {
  return segment.charAt(0).toUpperCase() + segment.slice(1).replace("\u00a0", " ");
}

/** The segment that contributes most comes first. */
export function byContribution({ numberAt }: SegmentFigures): Segment[] {
  return segments.toSorted((a, b) => numberAt("contribution", b) - numberAt("contribution", a));
}
