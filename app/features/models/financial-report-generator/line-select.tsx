import { isLineName, type LineName, lineNames, reportLines } from "#models/report/lines.ts";

/** The lines of the report to choose from. */
export function LineSelect({
  label,
  line,
  onChange,
}: {
  label: string;
  line: LineName | null;
  onChange: (line: LineName) => void;
}) {
  return (
    <select
      aria-label={label}
      value={line ?? ""}
      onChange={({ target: { value } }) => {
        if (isLineName(value)) onChange(value);
      }}
      autoComplete="off"
      className="needs-script no-print min-h-11 max-w-full rounded-sm border border-edge bg-card px-2 text-base hover:border-ink md:min-h-8 md:text-small"
    >
      {line === null && <option value="">Choose a line</option>}
      {lineNames.map((name) => (
        <option key={name} value={name}>
          {reportLines[name].title}
        </option>
      ))}
    </select>
  );
}
