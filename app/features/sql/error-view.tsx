import type { RunOutcome } from "./browser/messages.ts";
import { placeInText } from "./place-in-text.ts";

/** What PostgreSQL says about a text it did not run, with the line and a mark below the place. */
export function ErrorView({
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
        <pre className="sql-excerpt">
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
