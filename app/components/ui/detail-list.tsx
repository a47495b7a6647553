import type { ReactNode } from "react";

/** Names and values between rules, in the right third of a page's head. An empty text is left out. */
export function DetailList({ details }: { details: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className="border-t border-ink">
      {details
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-b border-rule py-2 lg:gap-4">
            {/* As wide as the longest name in any font, so a value of two lines keeps its place when fonts arrive. */}
            <dt className="min-w-22 text-muted">{name}</dt>
            <dd className="text-right text-pretty">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
