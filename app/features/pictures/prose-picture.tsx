import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Figure } from "#app/components/ui/figure.tsx";
import type { ImageViewer } from "#app/components/ui/image-viewer.tsx";
import { Picture, type PictureSources } from "#app/components/ui/picture.tsx";

/** A picture in a text, as `![what it shows](../images/name.png "caption")`. */
export function ProsePicture({ picture, caption }: { picture: PictureSources; caption?: string }) {
  const shown = (
    <ZoomLink picture={picture} caption={caption ?? picture.alt}>
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 44rem, 92vw"
        className="h-auto max-w-full"
      />
    </ZoomLink>
  );
  return caption ? <Figure caption={caption}>{shown}</Figure> : shown;
}

/**
 * A picture that opens in the viewer, which is loaded at the first press. Without script, and where the
 * viewer does not arrive, it is a link to the picture in its full size.
 */
function ZoomLink({
  picture,
  caption,
  children,
}: {
  picture: PictureSources;
  caption: string;
  children: ReactNode;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Viewer, setViewer] = useState<typeof ImageViewer | null>(null);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    // With a key held, the browser opens a tab or window as for any link.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const viewer = await import("#app/components/ui/image-viewer.tsx");
      setViewer(() => viewer.ImageViewer);
    } catch {
      window.location.assign(picture.fallback);
    }
  }

  function close() {
    setViewer(null);
    // Safari does not focus a link that is clicked, so the dialog had nothing to return to.
    link.current?.focus();
  }

  return (
    <>
      <a
        ref={link}
        href={picture.fallback}
        onClick={open}
        className="inline-block max-w-full cursor-zoom-in"
      >
        {children}
      </a>
      {Viewer &&
        // A dialog must not be inside the paragraph that a picture may be part of.
        createPortal(
          <Viewer pictures={[{ caption, picture }]} startsOpen onClose={close} />,
          document.body,
        )}
    </>
  );
}
