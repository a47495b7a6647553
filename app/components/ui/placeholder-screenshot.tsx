import type { DrawingText } from "../charts/drawing.ts";
import { DrawnChart } from "../charts/drawn-chart.tsx";

/** A framed box with a quiet drawing of what will be there, clearly marked as missing so far. */
export function PlaceholderScreenshot({
  caption,
  drawing,
}: {
  caption: string;
  drawing: DrawingText | null;
}) {
  return (
    <figure>
      <div className="rounded-md border border-dashed border-edge bg-card px-4 pt-3 pb-4">
        <p data-search="skip" className="text-right font-mono text-label text-muted">
          Placeholder
        </p>
        {drawing && <DrawnChart drawing={drawing} />}
      </div>
      <figcaption className="mt-2 font-mono text-label text-muted">{caption}</figcaption>
    </figure>
  );
}
