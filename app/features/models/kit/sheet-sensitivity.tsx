import { Tornado } from "#app/components/charts/tornado.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatChange } from "#app/lib/format/number.ts";
import type { PageSpec, ShownFigures } from "#workings/sheet-spec.ts";
import { FigureText } from "./figure-text.tsx";

type Props = { sensitivity: NonNullable<PageSpec["sensitivity"]>; figures: ShownFigures };

/** A result when one input moves and the others do not: as a chart, then as a table. */
export function SheetSensitivity({ sensitivity: { result, moves, note }, figures }: Props) {
  const { numberAt, describe, write } = figures;
  const rows = Object.entries(moves)
    .map(([position, { name, by }]) => {
      const changes = [
        numberAt(`${result}ChangeDown`, position),
        numberAt(`${result}ChangeUp`, position),
      ];
      const [loss, gain] = [Math.min(...changes), Math.max(...changes)];
      return { position, label: name, step: by, loss, gain };
    })
    .toSorted((a, b) => b.gain - b.loss - (a.gain - a.loss));
  const [strongest] = rows;
  if (!strongest) return null;
  const most = write(result, Math.max(-strongest.loss, strongest.gain));
  const title = describe(result).label.toLowerCase();
  const remark = note?.(figures);
  return (
    <section aria-labelledby="sensitivity">
      <h2 id="sensitivity" className="mb-3 text-h2">
        {strongest.label} {strongest.step} moves the result most, by up to {most}
      </h2>
      <Figure
        caption={`Fig. 2 – change in ${title} when one input moves by the step after its name; the steps differ`}
      >
        <Tornado
          label={`Strongest influence on the ${title}: ${strongest.label} ${strongest.step}. The table below has the numbers.`}
          rows={rows}
          format={(change) => formatChange(change)}
          unit={`Change, ${describe(result).unit}`}
        />
      </Figure>
      <div className="mt-4">
        <Fold title="The same as a table" size={`${rows.length} rows`}>
          <table className="figure-table ends-double mb-4 [--line-gap:0.5rem]">
            <caption className="sr-only">{`${describe(result).label} when one input moves`}</caption>
            <thead>
              <tr>
                <th scope="col">Input</th>
                <th scope="col">{describe(`${result}Down`).label}</th>
                <th scope="col">{describe(`${result}Up`).label}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ position, label, step }) => (
                <tr key={position}>
                  <th scope="row">
                    {label} {step}
                  </th>
                  {["Down", "Up"].map((side) => (
                    <Outcome
                      key={side}
                      figures={figures}
                      line={`${result}${side}`}
                      change={`${result}Change${side}`}
                      position={position}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      </div>
      {remark && <p className="mt-2 text-small text-muted">{remark}</p>}
    </section>
  );
}

function Outcome({
  figures: { id, cell, signed, numberAt },
  line,
  change,
  position,
}: {
  figures: ShownFigures;
  line: string;
  change: string;
  position: string;
}) {
  return (
    <td>
      <FigureText {...cell(line, position)} />
      <span className="block text-label text-muted sm:ml-3 sm:inline-block sm:w-20">
        <FigureText id={id(change, position)} text={signed(change, numberAt(change, position))} />
      </span>
    </td>
  );
}
