import type { Described } from "#content/types.ts";
import { fullAddress } from "./address.ts";

/** The attributes of an element in the head, or the title. */
export type MetaTag =
  | { title: string; rel?: never }
  | { rel: string; href: string; type?: string; title?: string }
  | { name: string; content: string }
  | { property: string; content: string };

type PageMeta = Described & {
  /** Title of the page; the owner's name is added. */
  title: string;
  path: string;
  type?: "website" | "article" | "profile";
  /** The page whose preview it shares, if it has none of its own. */
  picturedBy?: string;
};

/** The not-found page has no fixed address, and the search page no content of its own. */
const withoutPicture = ["/404", "/search"];

/** What a page tells browsers and previews about itself; `structured-data.tsx` is for search engines. */
export function pageMeta({
  title,
  path,
  type = "website",
  picturedBy,
  ...words
}: PageMeta): MetaTag[] {
  const description = descriptionOf(words);
  const fullTitle = path === "/" ? `${__OWNER__.name}: ${title}` : `${title} · ${__OWNER__.name}`;
  const url = fullAddress(path);
  const pictured = picturedBy ?? (withoutPicture.includes(path) ? "/" : path);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { rel: "canonical", href: url },
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
  ];
}

export function descriptionOf(words: Described) {
  return words.lead === undefined ? words.description : (words.description ?? words.lead);
}

/** The size other sites ask for when they show a preview beside a link. */
export const previewSize = { width: 1200, height: 630 };

/** The path of a page's preview: `/projects/dcf` is `/previews/projects-dcf.png`. */
export function previewPath(pagePath: string) {
  const name = pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-");
  return `/previews/${name}.png`;
}
