import { Figure } from "#app/components/ui/figure.tsx";
import { Picture, type PictureSources } from "#app/components/ui/picture.tsx";
import { ZoomLink } from "./zoom-link.tsx";

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
