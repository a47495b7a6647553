import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articles } from "#content/articles.ts";
import { projectsWithPage } from "#content/pages.ts";
import { livingPages } from "#scripts/build/living-pages.ts";

/** A project with a model: `features/models/<slug>/model.tsx` exports it as its `handle`. */
const models = livingPages({
  folder: "app/features/models",
  file: "model.tsx",
  kind: "project",
  slugs: projectsWithPage.map(({ slug }) => slug),
});

/** An article with components of its own: `features/articles/<slug>/components.ts`, likewise. */
const components = livingPages({
  folder: "app/features/articles",
  file: "components.ts",
  kind: "article",
  slugs: articles.map(({ slug }) => slug),
});

// Each project and article is a route of its own: a parameter would match unknown paths,
// and the not-found page could not hydrate there.
const projectRoutes = projectsWithPage.map(({ slug }) => {
  const text = index(`../content/projects/${slug}.mdx`);
  return route(`projects/${slug}`, "routes/project.tsx", { id: `project/${slug}` }, [
    models.has(slug) ? layout(`features/models/${slug}/model.tsx`, [text]) : text,
  ]);
});

const articleRoutes = articles.map(({ slug }) => {
  const text = index(`../content/articles/${slug}.mdx`);
  return route(`blogs/${slug}`, "routes/article.tsx", { id: `article/${slug}` }, [
    components.has(slug) ? layout(`features/articles/${slug}/components.ts`, [text]) : text,
  ]);
});

export default [
  layout("routes/frame.tsx", [
    index("routes/home.tsx"),
    route("projects", "routes/projects.tsx"),
    ...projectRoutes,
    route("about", "routes/about.tsx"),
    route("blogs", "routes/blogs.tsx"),
    ...articleRoutes,
    route("books", "routes/books.tsx"),
    route("contact", "routes/contact.tsx"),
    route("search", "routes/search.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("site.webmanifest", "routes/manifest.ts"),
] satisfies RouteConfig;
