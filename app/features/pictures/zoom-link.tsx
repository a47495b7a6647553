import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ImageViewer } from "#app/components/ui/image-viewer.tsx";
import type { PictureSources } from "#app/components/ui/picture.tsx";

/**
 * A picture that opens in the viewer, which is loaded at the first press. Without script, and where the
 * viewer does not arrive, it is a link to the picture in its full size.
 */
export function ZoomLink({
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
