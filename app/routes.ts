import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articles } from "#content/articles.ts";
import { projectsWithPage } from "#content/pages.ts";

/** Projects with a model that calculates on the page; the rest are prose. */
const livingProjects: readonly string[] = ["solar-financing-dashboard", "pe-waterfall-structure"];

// Each project and article is a route of its own: a parameter would match unknown paths,
// and the not-found page could not hydrate there.
const projectRoutes = projectsWithPage.map(({ slug }) =>
  route(`projects/${slug}`, "routes/project.tsx", { id: `project/${slug}` }, [
    index(
      livingProjects.includes(slug)
        ? `routes/living/${slug}.tsx`
        : `../content/projects/${slug}.mdx`,
    ),
  ]),
);

const articleRoutes = articles.map(({ slug }) =>
  route(`blogs/${slug}`, "routes/article.tsx", { id: `article/${slug}` }, [
    index(`../content/articles/${slug}.mdx`),
  ]),
);

export default [
  index("routes/home.tsx"),
  route("projects", "routes/projects.tsx"),
  ...projectRoutes,
  route("about", "routes/about.tsx"),
  route("blogs", "routes/blogs.tsx"),
  ...articleRoutes,
  route("books", "routes/books.tsx"),
  route("contact", "routes/contact.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("site.webmanifest", "routes/manifest.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
