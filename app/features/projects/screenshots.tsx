import type { PictureSources } from "#app/components/ui/picture.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { PlaceholderScreenshot } from "#app/components/ui/placeholder-screenshot.tsx";
import type { Screenshot } from "#content/types.ts";
import { ImageViewer, viewerId } from "./image-viewer.tsx";

type Placeholder = Extract<Screenshot, { kind: "placeholder" }>;
type Shown = { kind: "image"; caption: string; picture: PictureSources };

/** A screenshot whose picture has been found in the sizes it was made in. */
export type ShownScreenshot = Placeholder | Shown;

export function Screenshots({ screenshots }: { screenshots: readonly ShownScreenshot[] }) {
  if (screenshots.length === 0) return null;
  const pictures = screenshots.filter((screenshot) => screenshot.kind === "image");
  return (
    <section aria-labelledby="screenshots" className="mt-12 border-t border-ink pt-3">
      <h2 id="screenshots" className="text-h2">
        Screenshots
      </h2>
      <ul
        className={`mt-5 grid gap-6 sm:grid-cols-2 ${screenshots.length > 2 ? "lg:grid-cols-3" : "max-w-reading"} ${pictures.length === 0 ? "print:grid-cols-3" : ""}`}
      >
        {screenshots.map((screenshot) => (
          <li key={screenshot.caption}>
            {screenshot.kind === "placeholder" ? (
              <PlaceholderScreenshot {...screenshot} />
            ) : (
              <Thumbnail screenshot={screenshot} opens={viewerId(pictures.indexOf(screenshot))} />
            )}
          </li>
        ))}
      </ul>
      <ImageViewer pictures={pictures} />
    </section>
  );
}

/** Opens the viewer natively, so that a press before the script has loaded is not lost. */
function Thumbnail({ screenshot, opens }: { screenshot: Shown; opens: string }) {
  return (
    <figure>
      <button
        type="button"
        command="show-modal"
        commandfor={opens}
        aria-haspopup="dialog"
        className="block w-full cursor-zoom-in overflow-hidden rounded-md border border-rule transition-colors hover:border-edge"
      >
        <Picture
          picture={screenshot.picture}
          sizes="(width >= 64rem) 340px, (width >= 40rem) 46vw, 92vw"
          className="h-auto w-full"
        />
      </button>
      <figcaption className="mt-2 font-mono text-label text-muted">{screenshot.caption}</figcaption>
    </figure>
  );
}
