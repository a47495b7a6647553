import { readFile } from "node:fs/promises";
import path from "node:path";
import { formatLongDate } from "#app/lib/format/date.ts";
import { formatCount } from "#app/lib/format/number.ts";
import { books } from "#content/books.ts";
import { currentJob } from "#content/derived/current-job.ts";
import { newestFirst, publishedArticles } from "#content/derived/published.ts";
import imageVariants from "#content/images/variants.json" with { type: "json" };
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import type { Article, ImageVariants, Picture, Project, ProjectCategory } from "#content/types.ts";
import type { PageWords } from "./built-page.ts";
import type { Preview } from "./preview.ts";

type Design = Omit<Preview, "website">;

const categories: readonly ProjectCategory[] = projectCategories;

/** Each kind of page has its own drawing; a page of an unknown kind gets text only. */
export async function previewOfPage(
  path: string,
  { title, description }: PageWords,
  chartOf: (projectSlug: string) => string | null,
): Promise<Design> {
  const plain = { title, lead: description, color: "accent", signature: profile.name };
  const project = projects.find((project) => path === `/projects/${project.slug}`);
  if (project) return { ...plain, ...projectDesign(project, chartOf(project.slug)) };
  const article = publishedArticles.find((article) => path === `/blogs/${article.slug}`);
  if (article) return { ...plain, ...articleDesign(article) };
  switch (path) {
    case "/":
      return {
        ...plain,
        label: `${profile.location} · ${profile.field}`,
        title: profile.name,
        lead: profile.headline,
        signature: categories.map(({ name }) => name).join(" · "),
        artwork: { kind: "portrait", picture: await pictureData(profile.photo) },
      };
    case "/about":
      return {
        ...plain,
        label: currentJob(profile),
        artwork: { kind: "portrait", picture: await pictureData(profile.photo) },
      };
    case "/projects":
      return {
        ...plain,
        label: formatCount(projects.length, "project"),
        artwork: notes(...categories.map(({ code, name }) => `${code} ${name}`)),
      };
    case "/blogs":
      return {
        ...plain,
        label: pages["/blogs"].shelf.label,
        artwork: {
          kind: "lines",
          lines: newestFirst(publishedArticles)
            .slice(0, 3)
            .map(({ date, title }) => [shortDate(date), title]),
        },
      };
    case "/books":
      return {
        ...plain,
        label: pages["/books"].shelf.label,
        artwork: {
          kind: "lines",
          lines: books.slice(0, 3).map(({ year, title }) => [String(year), title]),
        },
      };
    default:
      return {
        ...plain,
        label: profile.location,
        artwork: {
          kind: "lines",
          lines: [
            ["Email", profile.email],
            ["LinkedIn", profile.linkedin.replace(/^https?:\/\/(www\.)?/, "")],
            ["Location", profile.location],
          ],
        },
      };
  }
}

function articleDesign(article: Article) {
  return {
    label: pages["/blogs"].shelf.label,
    lead: article.subtitle,
    artwork: notes(formatLongDate(article.date), `${article.readTime} min read`, article.category),
  };
}

function projectDesign({ section, tags }: Project, chart: string | null) {
  const category = categories.find(({ id }) => id === section);
  return {
    label: category?.title ?? "Projects",
    color: category?.language ?? "accent",
    artwork: chart ? ({ kind: "strip", svg: chart } as const) : notes(...tags.slice(0, 3)),
  };
}

function notes(...notes: string[]) {
  return { kind: "notes", notes } as const;
}

/** `2024-01-25` as `Jan 25`: the year adds little in a list of the newest. */
function shortDate(isoDate: string) {
  return formatLongDate(isoDate).replace(/^(\w{3})\w*( \d+).*/, "$1$2");
}

/** An image as a data URL, in the format that every renderer can read. */
async function pictureData({ file }: Picture) {
  const variants: Record<string, ImageVariants> = imageVariants;
  const fallback = variants[file.replace(/\.\w+$/, "")]?.fallback;
  if (!fallback) throw new Error(`content/images/${file} has no sizes yet; run npm run images.`);
  const content = await readFile(path.join("content/images", fallback));
  const format = fallback.endsWith(".jpg") ? "jpeg" : "png";
  return `data:image/${format};base64,${content.toString("base64")}`;
}
