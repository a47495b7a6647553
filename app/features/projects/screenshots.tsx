import type { DrawingText } from "#app/components/charts/drawing.ts";
import { ImageViewer, viewerId } from "#app/components/ui/image-viewer.tsx";
import type { PictureSources } from "#app/components/ui/picture.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { PlaceholderScreenshot } from "#app/components/ui/placeholder-screenshot.tsx";

type Placeholder = { kind: "placeholder"; caption: string; drawing: DrawingText | null };
type Shown = { kind: "image"; caption: string; picture: PictureSources };

/** A screenshot whose picture has been found in the sizes it was made in. */
export type ShownScreenshot = Placeholder | Shown;

/** Pictures are worth seeing before the prose; boxes that only announce one are not. */
export function hasPictures(screenshots: readonly ShownScreenshot[]) {
  return screenshots.some(({ kind }) => kind === "image");
}

/** Real pictures take the width of the page; boxes that only announce one stay small. */
export function Screenshots({ screenshots }: { screenshots: readonly ShownScreenshot[] }) {
  if (screenshots.length === 0) return null;
  const pictures = screenshots.filter((screenshot) => screenshot.kind === "image");
  const look = pictures.length > 0 ? looks.pictures : looks.placeholders;
  return (
    <section aria-labelledby="screenshots" className={look.section}>
      <h2 id="screenshots" className="text-h2">
        Screenshots
      </h2>
      <ul className={look.list}>
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

const looks = {
  pictures: {
    section: "mt-12 border-t border-ink pt-3",
    list: "mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3",
  },
  placeholders: {
    section: "mt-14 gap-8 border-t border-rule pt-4 sm:grid sm:grid-cols-[11.75rem_1fr]",
    list: "grid grid-cols-2 gap-5 max-sm:mt-4 sm:grid-cols-[repeat(auto-fill,11.75rem)]",
  },
};

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
          // A phone shows it 90vw wide; a little less makes the one of 640 pixels enough for most.
          sizes="(width >= 64rem) 340px, (width >= 40rem) 46vw, 86vw"
          className="h-auto w-full"
        />
      </button>
      <figcaption className="mt-2 font-mono text-label text-muted">{screenshot.caption}</figcaption>
    </figure>
  );
}
