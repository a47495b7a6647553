import { fullAddress } from "#app/lib/meta/address.ts";
import { descriptionOf } from "#app/lib/meta/page-meta.ts";
import { pages, projectsWithPage, searchPage } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { publishedArticles as articles } from "#content/published.ts";
import type { Page } from "#content/types.ts";

/** The site in a page of Markdown for language models, in the form of llmstxt.org. */
export function loader() {
  const text = `# ${profile.name}

> ${profile.headline} ${profile.tagline}

${profile.field}, ${profile.location}. Every page is plain HTML and can be read without JavaScript.

## Pages

${Object.entries<Page>(pages)
  .filter(([path]) => path !== searchPage)
  .map(([path, page]) => line(page.title, path, descriptionOf(page)))
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
