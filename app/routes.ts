import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articles } from "#content/articles.ts";
import { projectsWithPage } from "#content/pages.ts";

/** Pages with more than prose: a model that calculates, or drawings of their own. */
const livingPages = [
  "projects/solar-financing-dashboard",
  "projects/pe-waterfall-structure",
  "projects/tic-tac-toe-python",
  "articles/ctrl-alt-chart",
];

function textOf(folder: "projects" | "articles", slug: string) {
  return livingPages.includes(`${folder}/${slug}`)
    ? `routes/living/${slug}.tsx`
    : `../content/${folder}/${slug}.mdx`;
}

// Each project and article is a route of its own: a parameter would match unknown paths,
// and the not-found page could not hydrate there.
const projectRoutes = projectsWithPage.map(({ slug }) =>
  route(`projects/${slug}`, "routes/project.tsx", { id: `project/${slug}` }, [
    index(textOf("projects", slug)),
  ]),
);

const articleRoutes = articles.map(({ slug }) =>
  route(`blogs/${slug}`, "routes/article.tsx", { id: `article/${slug}` }, [
    index(textOf("articles", slug)),
  ]),
);

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
