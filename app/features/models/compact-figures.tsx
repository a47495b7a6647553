type Figure = { label: string; value: string };

/** On a phone the strip scrolls away while one works the inputs; two figures that matter stay in sight. */
export function CompactFigures({ figures }: { figures: readonly (Figure | undefined)[] }) {
  return (
    <p
      aria-hidden="true"
      className="compact-figures needs-script no-print figures sticky bottom-0 -mx-(--gutter) mt-5 flex justify-between border-t border-ink bg-paper px-(--gutter) py-3 text-small lg:hidden"
    >
      {figures.map(
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
