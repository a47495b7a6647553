import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { WaterfallTerms } from "#models/waterfall/terms.ts";

/** What the partnership agreement fixes, and the visitor cannot change. */
export function TermsList({ terms }: { terms: WaterfallTerms }) {
  const percent = (fraction: number) => formatPercent(fraction, { atMost: 1 });
  const shares = (gpShare: number) =>
    `${formatNumber((1 - gpShare) * 100)}/${formatNumber(gpShare * 100)}`;
  const catchUp = (terms.preferredRate * terms.carryShare) / (1 - terms.carryShare);
  const entries = [
    ["Management fee", `${percent(terms.managementFeeRate)} a year of committed capital`],
    ["Preferred return", `${percent(terms.preferredRate)} a year, cumulative`],
    [
      "Catch-up",
      `${percent(catchUp)}: the GP alone, until it holds ${percent(terms.carryShare)} of profit`,
    ],
    [
      "Carried interest",
      `${shares(terms.carryShare)} (LP/GP) up to an LP IRR of ${percent(terms.hurdleIrr)}, ${shares(terms.carryShareAboveHurdle)} above`,
    ],
  ] as const;
  return (
    <dl className="grid gap-x-8 text-small sm:grid-cols-2">
      {entries.map(([name, text]) => (
        <div key={name} className="border-t border-rule py-2.5">
          <dt className="font-mono text-label text-muted">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
