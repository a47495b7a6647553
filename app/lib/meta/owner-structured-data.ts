import { currentJob } from "#content/derived/current-job.ts";
import { profile } from "#content/profile.ts";
import { fullAddress } from "./address.ts";
import { ownerReference, type Thing } from "./structured-data.tsx";

export function person(): Thing {
  return {
    "@type": "Person",
    ...ownerReference,
    name: profile.name,
    jobTitle: currentJob(profile),
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
    author: ownerReference,
  };
}
