import type { MetaDescriptor } from "react-router";
import { profile } from "#content/profile.ts";
import { fullAddress } from "./address.ts";

type PageMeta = {
  /** Title of the page; the owner's name is added. */
  title: string;
  description: string;
  path: string;
  type?: "website" | "article" | "profile";
  /** Facts for machines, each a schema.org thing. */
  facts?: readonly Thing[];
};

type Thing = { "@type": string; [property: string]: unknown };

/** Everything a page says about itself to browsers, search engines and previews. */
export function pageMeta({ title, description, path, type = "website", facts = [] }: PageMeta) {
  const fullTitle = path === "/" ? `${profile.name}: ${title}` : `${title} · ${profile.name}`;
  const url = fullAddress(path);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: profile.name },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: "en_GB" },
    { property: "og:image", content: fullAddress("/icon-512.png") },
    { property: "og:image:alt", content: `The mark of ${profile.name}'s site` },
    { name: "twitter:card", content: "summary" },
    ...facts.map((fact) => ({ "script:ld+json": { "@context": "https://schema.org", ...fact } })),
  ] satisfies MetaDescriptor[];
}

export function person(): Thing {
  return {
    "@type": "Person",
    "@id": fullAddress("/about#person"),
    name: profile.name,
    jobTitle: profile.field,
    description: profile.headline,
    url: fullAddress("/"),
    email: `mailto:${profile.email}`,
    sameAs: [profile.linkedin],
    address: { "@type": "PostalAddress", addressLocality: profile.location },
    knowsLanguage: profile.languages.map((language) => language.name),
  };
}

export function website(): Thing {
  return {
    "@type": "WebSite",
    name: profile.name,
    url: fullAddress("/"),
    inLanguage: "en",
    author: { "@id": fullAddress("/about#person") },
  };
}

/** The way to a page, from home: `[["Projects", "/projects"], ["DCF", "/projects/dcf"]]`. */
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
