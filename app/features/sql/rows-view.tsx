import { useState } from "react";
import { saveCsv } from "#app/components/ui/save-file.ts";
import { type CopyOutcome, useCopy } from "#app/components/ui/use-copy.ts";
import type { RunOutcome } from "./browser/messages.ts";
import { resultCsv } from "./csv.ts";
import { ResultGrid } from "./result-grid.tsx";
import { rowCount } from "./row-count.ts";
import { rowPage } from "./row-pages.ts";

/** The rows that a run returned, one page at a time. */
export function RowsView({
  name,
  label,
  outcome: { columns, rows, isCut },
}: {
  /** Becomes the name of the file. */
  name: string;
  label: string;
  outcome: Extract<RunOutcome, { kind: "rows" }>;
}) {
  const [asked, setPage] = useState(0);
  const { page, pages, first, last } = rowPage(rows.length, asked);
  return (
    <div className="sql-outcome" data-layout="wide">
      {rows.length === 0 ? (
        <p>No rows. The columns are {columns.map((column) => column.name).join(", ")}.</p>
      ) : (
        <ResultGrid
          label={label}
          columns={columns}
          rows={rows.slice(first - 1, last)}
          firstRow={first}
        />
      )}
      <div className="sql-outcome-bar no-print">
        {pages > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and need a legend
          <div role="group" aria-label="Pages of rows">
            <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
              Previous rows
            </button>
            <span role="status">
              {first} to {last} of {rowCount(rows.length)}
              {isCut && ", more were not read"}
            </span>
            <button type="button" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
              Next rows
            </button>
          </div>
        )}
        <CsvButtons name={name} csv={() => resultCsv(columns, rows)} />
      </div>
    </div>
  );
}

const copyMessages: Record<CopyOutcome, string> = {
  none: "",
  copied: "Copied",
  refused: "Not copied; save it instead",
};

function CsvButtons({ name, csv }: { name: string; csv: () => string }) {
  const { outcome, copy } = useCopy();
  return (
    <div>
      <span role="status" className={outcome === "refused" ? "text-loss" : "text-accent"}>
        {copyMessages[outcome]}
      </span>
      <button type="button" onClick={() => copy(csv(), () => {})}>
        Copy CSV
      </button>
      <button type="button" onClick={() => saveCsv(`${name}.csv`, csv())}>
        Save CSV
      </button>
    </div>
  );
}
