import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// Every page carries the list of routes, so the list must not grow with the content: a project or an
// article is a parameter, and loads its own text (see builder/pages/page-texts.ts).
export default [
  layout("routes/frame.tsx", [
    index("routes/home.tsx"),
    route("projects/:slug", "routes/project.tsx"),
    // After the project, which has the same address with one part. A long section goes on at
    // `/projects/excel-projects/2`.
    route("projects/:section?/:page?", "routes/projects.tsx"),
    route("about", "routes/about.tsx"),
    route("blogs", "routes/blogs.tsx"),
    route("blogs/:slug", "routes/article.tsx"),
    // Tags, categories and the later pages of every list: `/blogs/tags/excel/pages/2`, `/blogs/pages/2`.
    route("blogs/:kind/:name/pages?/:page?", "routes/article-list.tsx"),
    route("books", "routes/books.tsx"),
    route("contact", "routes/contact.tsx"),
    route("search", "routes/search.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("blogs/:kind/:name/feed.xml", "routes/topic-feed.ts"),
  route("site.webmanifest", "routes/manifest.ts"),
] satisfies RouteConfig;
