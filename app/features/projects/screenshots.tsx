import { ImageViewer, viewerId } from "#app/components/ui/image-viewer.tsx";
import type { PictureSources } from "#app/components/ui/picture.tsx";
import { Picture } from "#app/components/ui/picture.tsx";

/** A screenshot whose picture has been found in the sizes it was made in. */
type Shown = { caption: string; picture: PictureSources };

export function Screenshots({ screenshots }: { screenshots: readonly Shown[] }) {
  if (screenshots.length === 0) return null;
  return (
    <section aria-labelledby="screenshots" className="mt-10 border-t border-ink pt-3">
      <h2 id="screenshots" className="text-h2">
        Screenshots
      </h2>
      {/* On a phone they are in a row that scrolls, each large enough to be read. */}
      <ul className="mt-4 flex snap-x gap-4 overflow-x-auto sm:grid sm:grid-cols-3 sm:gap-6">
        {screenshots.map((screenshot, index) => (
          <li key={screenshot.caption} className="w-72 shrink-0 snap-start sm:w-auto">
            <Thumbnail screenshot={screenshot} opens={viewerId(index)} />
          </li>
        ))}
      </ul>
      <ImageViewer pictures={screenshots} />
    </section>
  );
}

/** Opens the viewer by the platform alone, so that a press before the script has come is not lost. */
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
          sizes="(width >= 64rem) 340px, (width >= 40rem) 30vw, 288px"
          className="h-auto w-full"
        />
      </button>
      <figcaption className="mt-2 text-small text-muted">{screenshot.caption}</figcaption>
    </figure>
  );
}
