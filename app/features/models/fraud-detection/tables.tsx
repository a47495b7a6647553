import { formatNumber } from "#app/format/number.ts";
import { FigureText } from "../kit/figure-text.tsx";
import type { KindRow, RuleRow } from "./results.ts";

const head =
  "border-y border-ink text-right align-bottom font-mono text-label text-muted *:py-2 *:pl-2 *:font-normal";
const line =
  "border-b border-rule text-right last:double-rule last:border-ink last:font-medium *:py-1.5 *:pl-2";
const captionLook = "pb-2 text-left font-serif text-h2 tracking-tight";

export function RuleTable({ rows }: { rows: readonly RuleRow[] }) {
  return (
    <table className="figures h-fit w-full text-small">
      <caption className={captionLook}>Rule by rule</caption>
      <thead>
        <tr className={head}>
          <th scope="col" className="pl-0! text-left">
            Rule
          </th>
          <th scope="col">Alerts</th>
          <th scope="col">Fraud</th>
          <th scope="col">Precision</th>
          <th scope="col">Recall</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, alerts, hits, precision, recall, cells }) => (
          <tr key={name} className={line}>
            <th scope="row" className="pl-0! text-left [font-weight:inherit]">
              {name}
            </th>
            <td>
              <FigureText id={cells.alerts} text={formatNumber(alerts)} />
            </td>
            <td>
              <FigureText id={cells.hits} text={formatNumber(hits)} />
            </td>
            <td>
              <FigureText id={cells.precision} text={precision} />
            </td>
            <td>
              <FigureText id={cells.recall} text={recall} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function KindTable({ rows }: { rows: readonly KindRow[] }) {
  return (
    <table className="figures h-fit w-full text-small">
      <caption className={captionLook}>Fraud found, by kind</caption>
      <thead>
        <tr className={head}>
          <th scope="col" className="pl-0! text-left">
            Kind of fraud
          </th>
          <th scope="col">Planted</th>
          <th scope="col">Found</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, planted, found, share, cells }) => (
          <tr key={name} className={line}>
            <th scope="row" className="pl-0! text-left [font-weight:inherit]">
              {name}
            </th>
            <td>
              <FigureText id={cells.planted} text={formatNumber(planted)} />
            </td>
            <td>
              <FigureText id={cells.found} text={formatNumber(found)} />
            </td>
            <td>
              <FigureText id={cells.share} text={share} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
