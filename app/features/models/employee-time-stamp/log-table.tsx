import { memo } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import type { LogRow } from "#models/time-stamp/log-book.ts";
import { momentText } from "./words.ts";

/** The latest rows of the log, newest first; those that another row took the place of are struck through. */
export const LogTable = memo(function LogTable({ rows }: { rows: readonly LogRow[] }) {
  const replacedBy = new Map(rows.map(({ replaces }, index) => [replaces, index + 1]));
  const latest = rows
    .map((row, index) => ({
      ...{ row, number: index + 1 },
      remark: remarkOn(row, replacedBy.get(index + 1)),
    }))
    .slice(-10)
    .toReversed();
  const hasRemarks = latest.some(({ remark }) => remark !== "");
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="text-h2">
        The log
      </h2>
      <ScrollArea label="The latest rows of the log, table">
        <table className="figures mt-2 w-full text-small whitespace-nowrap">
          <caption className="sr-only">The latest ten rows of the log, newest first</caption>
          <thead className="font-mono text-label text-muted">
            <tr className="border-b border-ink cells:py-2 cells:pr-4 cells:first:pr-2 cells:nth-2:pl-2 cells:text-left cells:font-normal">
              <th scope="col">Row</th>
              <th scope="col">Person</th>
              <th scope="col">Stamp</th>
              <th scope="col">Time</th>
              {hasRemarks && <th scope="col">Remark</th>}
            </tr>
          </thead>
          <tbody>
            {latest.map(({ row, number, remark }) => (
              <tr
                key={number}
                className="border-b border-rule last:border-ink cells:py-1.5 cells:pr-4 cells:first:pr-2 cells:nth-2:pl-2"
              >
                <th scope="row" className="text-left font-mono font-normal text-muted">
                  {number}
                </th>
                <td>{row.person}</td>
                <td className={replacedBy.has(number) ? "text-muted line-through" : ""}>
                  {row.kind}
                </td>
                <td>{momentText(row.time)}</td>
                {hasRemarks && <td>{remark}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
});

function remarkOn(
  { source, reason, replaces, time, written }: LogRow,
  replacedBy: number | undefined,
) {
  const parts = [
    source === "Correction" ? `Correction: ${reason}` : "",
    replaces === null ? "" : `in place of row ${replaces}`,
    replacedBy === undefined ? "" : `replaced by row ${replacedBy}`,
    written === time ? "" : `written ${momentText(written)}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}
