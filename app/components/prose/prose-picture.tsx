import { Figure } from "../ui/figure.tsx";
import { Picture, type PictureSources } from "../ui/picture.tsx";

/** A picture in a text, as `![what it shows](../images/name.png "caption")`. */
export function ProsePicture({ picture, caption }: { picture: PictureSources; caption?: string }) {
  const shown = (
    <Picture
      picture={picture}
      sizes="(min-width: 48rem) 44rem, 92vw"
      className="h-auto max-w-full"
    />
  );
  return caption ? <Figure caption={caption}>{shown}</Figure> : shown;
}
