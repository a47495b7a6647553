import { type Schematic, SchematicChart } from "../charts/schematic.tsx";

/** A framed box with a faint outline of the picture to come, clearly marked as a placeholder. */
export function PlaceholderScreenshot({
  caption,
  schematic,
}: {
  caption: string;
  schematic: Schematic;
}) {
  return (
    <figure>
      <div className="rounded-md border border-dashed border-edge bg-card px-4 pt-3 pb-4">
        <p data-search="skip" className="text-right font-mono text-label text-muted">
          Placeholder
        </p>
        <SchematicChart kind={schematic} />
      </div>
      <figcaption className="mt-2 font-mono text-label text-muted">{caption}</figcaption>
    </figure>
  );
}
