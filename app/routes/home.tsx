import { Hero } from "#app/features/home/hero.tsx";
import { LivingFigure } from "#app/features/home/living-figure.tsx";
import { Shelf } from "#app/features/home/shelf.tsx";
import { SkillIndex } from "#app/features/home/skill-index.tsx";
import { StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./home.server.ts";

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { owner, resume, projectNote, portrait, living, skills, structuredData, ...shelves } =
    loaderData;
  return (
    <div className="wrap pb-16 md:pb-24">
      <StructuredData things={structuredData} />
      <Hero owner={owner} resume={resume} portrait={portrait} />
      {living && <LivingFigure living={living} />}
      <SkillIndex skills={skills} note={projectNote} />
      <Shelf
        writing={shelves.writing}
        headlines={shelves.headlines}
        reading={shelves.reading}
        spines={shelves.spines}
      />
    </div>
  );
}
