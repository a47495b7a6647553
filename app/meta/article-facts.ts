import type { Article } from "#content/types.ts";
import { fullAddress } from "./address.ts";
import type { Thing } from "./facts.tsx";
import { ownerReference } from "./owner-reference.ts";

export function articleFacts(article: Article): Thing {
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
  };
}
