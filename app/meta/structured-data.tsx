import { useWasPrerendered } from "#app/hydration/use-hydrated.ts";
import { fullAddress } from "./address.ts";

/** A thing as schema.org describes it. */
export type Thing = { "@type": string; [property: string]: unknown };

/**
 * JSON-LD for search engines, which read the HTML as it was built. On a navigation nothing is written:
 * React creates scripts through `innerHTML`, and the page's policy (Trusted Types) forbids that.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (!useWasPrerendered()) return null;
  const graph = { "@context": "https://schema.org", "@graph": things };
  // A `<` inside a script element could end it.
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}

/** The breadcrumbs of a page, from home: `[["Projects", "/projects"], ["DCF", "/projects/dcf"]]`. */
export function breadcrumbs(steps: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [["Home", "/"] as const, ...steps].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: fullAddress(path),
    })),
  };
}
