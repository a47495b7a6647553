import { type ComponentProps, useState } from "react";
import { saveCsv } from "#app/components/ui/save-file.ts";
import { formatCount } from "#app/lib/format/number.ts";
import { postgresFiles } from "./browser/download-size.ts";
import type { RunOutcome } from "./browser/messages.ts";
import { isNumeric, type SqlCell, type SqlColumn } from "./postgres/query-text.ts";
import { ResultGrid } from "./result-grid.tsx";
import type { Run } from "./use-runner.ts";

/** The progress or the outcome of a run, in place of the steps. */
export function RunView({ run, label }: { run: Exclude<Run, { kind: "none" }>; label: string }) {
  switch (run.kind) {
    case "loading":
      return <Loading megabytes={run.megabytes} />;
    case "running":
      return <p className="sql-outcome text-muted">Running …</p>;
    case "failed":
      return (
        <p className="sql-outcome text-loss" role="alert">
          {run.sentence}
        </p>
      );
    case "finished":
      return <Outcome run={run} label={label} />;
  }
}

function Loading({ megabytes }: { megabytes: number }) {
  const total = postgresFiles.megabytes;
  const isStarting = megabytes >= total;
  return (
    <div className="sql-outcome">
      <p className="text-muted">
        {isStarting
          ? "Starting PostgreSQL …"
          : `Fetching PostgreSQL: ${megabytes.toFixed(1)} of ${total} MB`}
      </p>
      <progress
        aria-label="Fetching PostgreSQL"
        max={total}
        value={megabytes}
        className="mt-2 block h-1 w-full appearance-none bg-rule [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

function Outcome({ run, label }: { run: Extract<Run, { kind: "finished" }>; label: string }) {
  const { outcome, sql, name } = run;
  switch (outcome.kind) {
    case "rows":
      return <RowsView name={name} label={label} outcome={outcome} />;
    case "error":
      return <ErrorView sql={sql} error={outcome} />;
    case "done":
      return (
        <p className="sql-outcome">
          Done: {outcome.command}
          {outcome.affectedRows > 0 && `, ${formatCount(outcome.affectedRows, "row")} changed`}.
          Reset restores the data.
        </p>
      );
  }
}

/** What PostgreSQL says about a text it did not run, with the line and a mark below the place. */
function ErrorView({
  sql,
  error: { message, detail, position },
}: {
  sql: string;
  error: Extract<RunOutcome, { kind: "error" }>;
}) {
  const place = position === null ? null : placeInText(sql, position);
  return (
    <div className="sql-outcome" role="alert">
      <p>
        <span className="text-loss">Error{place && ` on line ${place.line}`}:</span> {message}.
      </p>
      {place && (
        <pre className="my-2 overflow-x-auto font-mono text-label">
          {place.excerpt}
          {"\n"}
          <span aria-hidden="true" className="text-loss">
            {" ".repeat(place.column)}^
          </span>
        </pre>
      )}
      {detail && <p className="text-muted">{detail}</p>}
    </div>
  );
}

/** On either side of the place, so that a line of a megabyte stays readable. */
const lettersAround = 60;

/** The line of an offset, counted from 1, with as much of it as fits, and the column within that. */
export function placeInText(text: string, offset: number) {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  const end = text.indexOf("\n", offset);
  const from = Math.max(start, offset - lettersAround);
  const to = Math.min(end === -1 ? text.length : end, offset + lettersAround);
  return {
    line: before.split("\n").length,
    excerpt: text.slice(from, to).replaceAll("\t", " "),
    column: offset - from,
  };
}

/** The rows that a run returned, one page at a time. */
function RowsView({
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
      <div className="no-print mt-2 flex flex-wrap justify-end gap-x-6 gap-y-1 font-mono text-(length:--text-label) text-muted">
        {pages > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and need a legend
          <div role="group" aria-label="Pages of rows" className="mr-auto">
            <BarButton disabled={page === 0} onClick={() => setPage(page - 1)}>
              Previous rows
            </BarButton>
            <span role="status">
              {first} to {last} of {formatCount(rows.length, "row")}
              {isCut && ", more were not read"}
            </span>
            <BarButton disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
              Next rows
            </BarButton>
          </div>
        )}
        <BarButton onClick={() => saveCsv(`${name}.csv`, resultCsv(columns, rows))}>
          Save CSV
        </BarButton>
      </div>
    </div>
  );
}

function BarButton(props: ComponentProps<"button">) {
  const look =
    "min-h-11 cursor-pointer px-2 text-accent disabled:cursor-not-allowed disabled:text-muted md:min-h-7";
  return <button type="button" className={look} {...props} />;
}

const rowsPerPage = 25;

/** The rows on a page of a result, by number from 1, and how many pages there are. */
export function rowPage(rows: number, page: number) {
  const pages = Math.max(1, Math.ceil(rows / rowsPerPage));
  const shown = Math.min(Math.max(0, page), pages - 1);
  const first = rows === 0 ? 0 : shown * rowsPerPage + 1;
  return { page: shown, pages, first, last: Math.min(rows, (shown + 1) * rowsPerPage) };
}

/**
 * A result as PostgreSQL's `COPY … CSV` writes it: NULL is empty, an empty text is two quotes. Only a text
 * that a spreadsheet would run as a formula differs: a query may come from a stranger's link.
 */
export function resultCsv(
  columns: readonly SqlColumn[],
  rows: readonly (readonly SqlCell[])[],
): string {
  const areNumbers = columns.map(isNumeric);
  const lines = [
    columns.map(({ name }) => csvCell(asText(name))),
    ...rows.map((row) =>
      row.map((value, index) => csvCell(areNumbers[index] ? value : asText(value))),
    ),
  ];
  return lines.map((line) => `${line.join(",")}\n`).join("");
}

/** Spreadsheets take the apostrophe as the mark of a text. */
function asText(value: SqlCell) {
  return value !== null && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

function csvCell(value: SqlCell) {
  if (value === null) return "";
  return value === "" || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
