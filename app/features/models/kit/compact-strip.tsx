import type { Result } from "./result.ts";

/**
 * The results at the foot of the screen, once the strip above the model has been scrolled away; a phone has room for
 * two. Below 1024 px a link leads back to the inputs; above that they stay in view themselves.
 */
export function CompactStrip({
  results,
  inView,
}: {
  results: readonly Result[];
  /** The ids of the two for a phone. */
  inView: readonly string[];
}) {
  return (
    <div className="compact-figures needs-script no-print figures sticky bottom-0 z-5 mt-5 flex items-center justify-between gap-x-6 border-t border-ink bg-paper text-small max-lg:-mx-(--gutter) max-lg:px-(--gutter)">
      <p aria-hidden="true" className="flex grow flex-wrap justify-between gap-x-6 py-2.5">
        {results.map(({ id, label, value }) => (
          <span key={id} className={inView.includes(id) ? "" : "max-md:hidden"}>
            <span className="text-muted">{label}</span>{" "}
            <span className="whitespace-nowrap">{value}</span>
          </span>
        ))}
      </p>
      <a
        href="#model"
        className="text-link inline-flex min-h-11 items-center whitespace-nowrap lg:hidden"
      >
        Inputs
      </a>
    </div>
  );
}
