import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { atRisk, type Segment, segments } from "#models/segmentation/sheet.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { byContribution, type SegmentFigures, titleOf } from "./segments.ts";
import { firstCell, head, line } from "./table-classes.ts";

/** The share of a row, in fifths: the deeper the color, the more of October's segment went there. */
const depths = [
  ...["", "bg-accent/8", "bg-accent/16", "bg-accent/24", "bg-accent/32", "bg-accent/40"],
];

export function MovementTable({ figures }: { figures: SegmentFigures }) {
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
                          id={figures.id(lineOf(from), to)}
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
