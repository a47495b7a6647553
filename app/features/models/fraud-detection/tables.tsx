import { FigureText } from "../kit/figure-text.tsx";
import { byPrecision, type FraudFigures, kindRows } from "./rows.ts";

const head =
  "border-b border-ink text-right align-bottom font-mono text-label text-muted cells:py-2 cells:pl-2 cells:font-normal";
const line =
  "border-b border-rule text-right last:double-rule last:border-ink last:font-medium cells:py-1.5 cells:pl-2";

/** Also in the handles of the folds that a phone has the tables in. */
export const titles = {
  byRule: "Rule by rule",
  byKind: "Fraud found, by kind",
  byHalf: "Judged on a later period",
};

type Props = { figures: FraudFigures };

export function RuleTable({ figures }: Props) {
  return (
    <RowsTable
      figures={figures}
      caption={titles.byRule}
      columns={["Rule", "Alerts", "Fraud", "Precision", "Recall"]}
      rows={byPrecision(figures)}
      lines={["ruleAlerts", "ruleHits", "rulePrecision", "ruleRecall"]}
      last={{ title: "All alerts", names: ["alerts", "hits", "precision", "recall"] }}
    />
  );
}

const halves = [
  { title: "January to June", at: "1" },
  { title: "July to December", at: "2" },
];

/** Limits are set by the first half of the year and judged by the second. */
export function HalfTable({ figures }: Props) {
  return (
    <RowsTable
      figures={figures}
      caption={titles.byHalf}
      columns={["Period", "Alerts", "Fraud", "Precision", "by value", "Recall", "by value"]}
      rows={halves}
      lines={[
        ...(["halfAlerts", "halfHits", "halfPrecision", "halfEuroPrecision"] as const),
        ...(["halfRecall", "halfEuroRecall"] as const),
      ]}
      last={{
        title: "Whole year",
        names: ["alerts", "hits", "precision", "euroPrecision", "recall", "euroRecall"],
      }}
    />
  );
}

export function KindTable({ figures }: Props) {
  return (
    <RowsTable
      figures={figures}
      caption={titles.byKind}
      columns={["Kind of fraud", "Planted", "Found", "Share"]}
      rows={kindRows}
      lines={["planted", "found", "foundShare"]}
      last={{ title: "All fraud", names: ["frauds", "hits", "recall"] }}
    />
  );
}

/** Lines of the sheet as columns, and below them what all rows come to. */
function RowsTable({
  figures,
  caption,
  columns: [first, ...columns],
  rows,
  lines,
  last,
}: Props & {
  caption: string;
  columns: readonly string[];
  rows: readonly { title: string; at: string }[];
  lines: readonly Parameters<FraudFigures["at"]>[0][];
  last: { title: string; names: readonly Parameters<FraudFigures["value"]>[0][] };
}) {
  return (
    <table className="figures h-fit w-full text-small">
      <caption className="border-t border-ink pt-2 pb-1 text-left font-serif text-h2 tracking-tight max-md:sr-only">
        {caption}
      </caption>
      <thead>
        <tr className={head}>
          <th scope="col" className="pl-0! text-left">
            {first}
          </th>
          {columns.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
            <th key={index} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, at }) => (
          <tr key={title} className={line}>
            <th scope="row" className="pl-0! text-left [font-weight:inherit]">
              {title}
            </th>
            {lines.map((name) => (
              <td key={name}>
                <FigureText {...figures.cell(name, at)} />
              </td>
            ))}
          </tr>
        ))}
        <tr className={line}>
          <th scope="row" className="pl-0! text-left [font-weight:inherit]">
            {last.title}
          </th>
          {last.names.map((name) => (
            <td key={name}>
              <FigureText id={figures.id(name)} text={figures.text(name).replace("None", "–")} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
