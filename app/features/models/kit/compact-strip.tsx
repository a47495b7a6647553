import type { Result } from "./result.ts";

/** On a phone the strip scrolls out of view while the inputs are in use; two results stay in view. */
export function CompactStrip({ results }: { results: readonly Result[] }) {
  return (
    <p
      aria-hidden="true"
      className="compact-figures needs-script no-print figures sticky bottom-0 -mx-(--gutter) mt-5 flex justify-between border-t border-ink bg-paper px-(--gutter) py-3 text-small lg:hidden"
    >
      {results.map(({ id, label, value }) => (
        <span key={id}>
          <span className="text-muted">{label}</span>{" "}
          <span className="whitespace-nowrap">{value}</span>
        </span>
      ))}
    </p>
  );
}
