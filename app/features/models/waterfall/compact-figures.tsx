import type { KeyFigure } from "./key-figures.ts";

/** On a phone the strip is out of sight while one types; what the amounts lead to stays at hand. */
export function CompactFigures({
  figures: [, lpIrr, carriedInterest],
}: {
  figures: readonly KeyFigure[];
}) {
  return (
    <p
      aria-hidden="true"
      className="figures sticky bottom-0 -mx-5 flex justify-between border-t border-ink bg-paper px-5 py-3 text-small lg:hidden"
    >
      {[lpIrr, carriedInterest].map(
        (figure) =>
          figure && (
            <span key={figure.label}>
              <span className="text-muted">{figure.label}</span> {figure.value}
            </span>
          ),
      )}
    </p>
  );
}
