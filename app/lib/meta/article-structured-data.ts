import type { Article, SeriesPlace } from "#content/types.ts";
import { fullAddress } from "./address.ts";
import { ownerReference } from "./owner-reference.ts";
import type { Thing } from "./structured-data.tsx";

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
      position: series.part,
    }),
  };
}
