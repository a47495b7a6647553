import type { ReactNode } from "react";
import { type Tier, tiers } from "#models/waterfall/tiers.ts";

/** The code appears in the chart, the legend and the tables, so that nobody depends on the colour. */
export const tierNames: Record<Tier, { code: string; name: string }> = {
  returnOfCapital: { code: "1", name: "Return of capital" },
  preferredReturn: { code: "2", name: "Preferred return" },
  catchUp: { code: "3", name: "Catch-up" },
  carriedInterest: { code: "4a", name: "Carried interest 80/20" },
  carriedInterestAboveHurdle: { code: "4b", name: "Carried interest 50/50" },
};

/** Whole class names, so that the stylesheet finds them. */
export const tierFill: Record<Tier, string> = {
  returnOfCapital: "fill-muted",
  preferredReturn: "fill-excel",
  catchUp: "fill-python",
  carriedInterest: "fill-sql",
  carriedInterestAboveHurdle: "fill-vba",
};

/** A code on the full colour of a tier, and one on its hatched part, where it needs a clear ground. */
export const lpText = "fill-paper";
export const gpText = "fill-ink stroke-paper stroke-6 [paint-order:stroke] [stroke-linejoin:round]";

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
