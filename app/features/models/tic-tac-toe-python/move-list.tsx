import { cellName } from "./words.ts";

/** Five rounds fill the board. All five rows are there from the start, so that the layout does not shift during play. */
const rounds = [0, 1, 2, 3, 4];

export function MoveList({ moves }: { moves: readonly number[] }) {
  return (
    <table className="w-full table-fixed text-small">
      <caption className="sr-only">Moves of this game</caption>
      <thead>
        <tr className="border-b border-ink text-left font-mono text-label text-muted">
          <th scope="col" className="w-14 py-1.5 font-normal">
            Move
          </th>
          <th scope="col" className="py-1.5 font-normal">
            You, X
          </th>
          <th scope="col" className="py-1.5 font-normal">
            Computer, O
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round} className="h-8 border-b border-rule">
            <td className="figures font-mono text-label text-muted">{round + 1}</td>
            <Move cell={moves[2 * round]} />
            <Move cell={moves[2 * round + 1]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Move({ cell }: { cell: number | undefined }) {
  return <td className="first-letter:uppercase">{cell === undefined ? "" : cellName(cell)}</td>;
}
