import type { ReactNode } from "react";
import { tiers } from "#models/waterfall/tiers.ts";
import { gpText, lpText, tierFill, tierNames } from "./tier-names.ts";

export function TierLegend({ hatchId }: { hatchId: string }) {
  return (
    <ul
      aria-label="Tiers in the chart"
      className="grid gap-x-6 gap-y-2 text-small min-[26rem]:grid-cols-2 md:grid-cols-3"
    >
      {tiers.map((tier) => (
        <Entry
          key={tier}
          code={tierNames[tier].code}
          fill={tierFill[tier]}
          hatchId={tier === "catchUp" ? hatchId : null}
        >
          {tierNames[tier].name}
        </Entry>
      ))}
      <Entry fill="fill-muted" hatchId={hatchId}>
        Hatched: to the GP
      </Entry>
    </ul>
  );
}

function Entry({
  code,
  fill,
  hatchId,
  children,
}: {
  code?: string;
  fill: string;
  hatchId: string | null;
  children: ReactNode;
}) {
  return (
    <li className="flex items-center gap-2.5">
      <svg width="30" height="20" aria-hidden="true" className="shrink-0 font-mono text-label">
        <rect width="30" height="20" className={fill} />
        {hatchId && <rect width="30" height="20" fill={`url(#${hatchId})`} />}
        <text x="15" y="10" dy="0.35em" textAnchor="middle" className={hatchId ? gpText : lpText}>
          {code}
        </text>
      </svg>
      <span>
        {code && <span className="sr-only">{code}: </span>}
        {children}
      </span>
    </li>
  );
}
