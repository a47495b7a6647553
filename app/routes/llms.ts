import type { MetaDescriptor } from "react-router";
import { fullAddress } from "#app/meta/address.ts";
import { articles } from "#content/articles.ts";
import { projectsWithPage } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { meta as about } from "./about.tsx";
import { meta as blogs } from "./blogs.tsx";
import { meta as books } from "./books.tsx";
import { meta as contact } from "./contact.tsx";
import { meta as projects } from "./projects.tsx";

const pages = {
  "/projects": projects,
  "/about": about,
  "/blogs": blogs,
  "/books": books,
  "/contact": contact,
};

/** The site in a page of Markdown for language models, in the form of llmstxt.org. */
export function loader() {
  const text = `# ${profile.name}

> ${profile.headline} ${profile.tagline}

${profile.field}, ${profile.location}. Every page is plain HTML and can be read without JavaScript.

## Pages

${line(profile.field, "/", `${profile.headline} ${profile.tagline}`)}
${Object.entries(pages)
  .map(([path, meta]) =>
    line(property(meta(), "og:title"), path, property(meta(), "og:description")),
  )
  .join("\n")}

## Projects

${projectsWithPage.map((project) => line(project.title, `/projects/${project.slug}`, project.description)).join("\n")}

## Articles

${articles.map((article) => line(article.title, `/blogs/${article.slug}`, article.description)).join("\n")}

## Optional

${line("Feed", "/feed.xml", "the full text of every article, as an Atom feed")}
${line("Sitemap", "/sitemap.xml", "the address of every page")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function line(title: string, path: string, description: string) {
  return `- [${title}](${fullAddress(path)}): ${description}`;
}

/** What a page says of itself to whoever links to it. */
function property(tags: readonly MetaDescriptor[], name: string) {
  const tag = tags.find((tag) => "property" in tag && tag.property === name);
  return tag && "content" in tag ? String(tag.content) : "";
}
