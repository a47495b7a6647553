import type { Article, SeriesPlace } from "#content/types.ts";
import { fullAddress } from "./address.ts";

/** A thing as schema.org describes it. */
export type Thing = { "@type": string; [property: string]: unknown };

/** JSON-LD for search engines. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
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

/** How the structured data of other things refers to the owner. */
export const ownerReference = { "@id": fullAddress("/about#person") };

export function articleStructuredData(article: Article, series: SeriesPlace | null): Thing {
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    dateModified: article.revised ?? article.date,
    articleSection: article.category,
    keywords: article.tags.join(", "),
    timeRequired: `PT${article.readTime}M`,
    inLanguage: "en",
    url: fullAddress(`/blogs/${article.slug}`),
    author: ownerReference,
    ...(series && {
      isPartOf: { "@type": "CreativeWorkSeries", name: series.name },
      ...(series.part !== null && { position: series.part }),
    }),
  };
}
