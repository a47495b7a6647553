import { drawSkillChart } from "#app/features/home/draw-skill-chart.server.tsx";
import { readLivingFigure } from "#app/features/home/living-figure.server.tsx";
import { startingPoints } from "#app/features/home/starting-points.server.ts";
import { pictureSources } from "#app/features/pictures/pictures.server.ts";
import { formatCount } from "#app/lib/format/number.ts";
import { person, website } from "#app/lib/meta/owner-structured-data.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { PageProps } from "#app/lib/page-props.ts";
import { isInPreparation } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { currentJob } from "#content/derived/current-job.ts";
import { bookAnchor, projectsWithPage } from "#content/derived/page-paths.ts";
import { publishedArticles as articles } from "#content/derived/published.ts";
import { livingFigure } from "#content/home.ts";
import { pages, projectCounts } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projectsIn } from "#content/projects.ts";
import type { Language } from "#content/types.ts";

/** Not the order of the chart of accounts, so the shortcuts show no codes. */
const languageOrder = ["python", "sql", "vba", "excel"] as const;

const maxHeadlines = 4;

const maxSpines = 6;

export async function loader() {
  const { name, headline, tagline, today, location, openTo, photo } = profile;
  return {
    page: pages["/"],
    owner: { name, headline, tagline, today, job: currentJob(profile), location, openTo },
    projectNote: projectCounts(),
    portrait: { ...pictureSources(photo), caption: photo.caption },
    startWith: await startingPoints(),
    living: await readLivingFigure(livingFigure),
    skills: languageOrder.flatMap((language) =>
      projectCategories
        .filter((category) => category.language === language)
        .map(({ id, name, summary }) => ({
          id,
          name,
          language,
          summary,
          chart: skillChart(language),
          projectCount: projectsIn(id).length,
        })),
    ),
    writing: { to: "/blogs", ...pages["/blogs"].shelf, note: articleNote() },
    headlines: newestHeadlines(),
    reading: { to: "/books", ...pages["/books"].shelf, note: formatCount(books.length, "book") },
    spines: books.slice(0, maxSpines).map((book) => ({ id: bookAnchor(book), title: book.title })),
    structuredData: [person(), website()],
  };
}

function skillChart(language: Language) {
  const { from, ...chart } = drawSkillChart(language);
  const project = projectsWithPage.find(({ slug }) => slug === from);
  return { ...chart, project: project ? { slug: project.slug, title: project.title } : null };
}

function newestHeadlines() {
  return articles
    .filter((article) => !isInPreparation(article))
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, maxHeadlines)
    .map(({ slug, title, date, revised }) => ({ slug, title, date, revised }));
}

/** What can be read today is counted apart from what is only announced. */
function articleNote() {
  const inPreparation = articles.filter(isInPreparation).length;
  const readable = formatCount(articles.length - inPreparation, "article");
  return inPreparation === 0 ? readable : `${readable}, ${inPreparation} in preparation`;
}

export function metaTags({ loaderData }: PageProps<typeof loader>) {
  return pageMeta({ ...loaderData.page, path: "/", type: "profile" });
}
