import type { MetaDescriptor } from "react-router";
import { fullAddress } from "./address.ts";
import { previewPath, previewSize } from "./preview-image.ts";

type PageMeta = {
  /** Title of the page; the owner's name is added. */
  title: string;
  description: string;
  path: string;
  type?: "website" | "article" | "profile";
};

/** The not-found page answers for no address of its own, the search for all of them. */
const withoutPicture = ["/404", "/search"];

/** What a page says about itself to browsers and previews; `facts.tsx` speaks to search engines. */
export function pageMeta({ title, description, path, type = "website" }: PageMeta) {
  const fullTitle = path === "/" ? `${__OWNER__.name}: ${title}` : `${title} · ${__OWNER__.name}`;
  const url = fullAddress(path);
  const pictured = withoutPicture.includes(path) ? "/" : path;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: __OWNER__.name },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: "en_GB" },
    { property: "og:image", content: fullAddress(previewPath(pictured)) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    {
      property: "og:image:alt",
      content: pictured === path ? `Title card: ${fullTitle}` : `Title card: ${__OWNER__.name}`,
    },
    { name: "twitter:card", content: "summary_large_image" },
  ] satisfies MetaDescriptor[];
}
