import { Hero } from "#app/features/home/hero.tsx";
import { Shelf } from "#app/features/home/shelf.tsx";
import { SkillIndex } from "#app/features/home/skill-index.tsx";
import { Facts } from "#app/meta/facts.tsx";
import { person, website } from "#app/meta/owner-facts.ts";
import { pageMeta } from "#app/meta/page-meta.ts";
import { pictureSources } from "#app/pictures.server.ts";
import { articles } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projectsIn } from "#content/projects.ts";
import type { Route } from "./+types/home.ts";

const languageOrder = ["python", "sql", "vba", "excel"] as const;

export function loader() {
  const { name, headline, tagline, location, field, photo } = profile;
  return {
    owner: { name, headline, tagline, location, field },
    portrait: { ...pictureSources(photo), caption: photo.caption },
    skills: languageOrder.flatMap((language) =>
      projectCategories
        .filter((category) => category.language === language)
        .map(({ id, name, code, summary }) => ({
          id,
          name,
          code,
          language,
          summary,
          projectCount: projectsIn(id).length,
        })),
    ),
    articleCount: articles.length,
    bookCount: books.length,
    facts: [person(), website()],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { field, headline, tagline } = loaderData.owner;
  return pageMeta({
    title: field,
    description: `${headline} ${tagline}`,
    path: "/",
    type: "profile",
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { owner, portrait, skills, articleCount, bookCount, facts } = loaderData;
  return (
    <div className="wrap pb-16 md:pb-24">
      <Facts things={facts} />
      <Hero owner={owner} portrait={portrait} />
      <SkillIndex skills={skills} />
      <Shelf articleCount={articleCount} bookCount={bookCount} />
    </div>
  );
}
