import { Hero } from "#app/features/home/hero.tsx";
import { LivingFigure } from "#app/features/home/living-figure.tsx";
import { Shelf } from "#app/features/home/shelf.tsx";
import { SkillIndex } from "#app/features/home/skill-index.tsx";
import { StartingPoints } from "#app/features/home/starting-points.tsx";
import { resumeAddress } from "#app/lib/meta/resume.ts";
import { StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./home.server.ts";

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { owner, projectNote, portrait, living, skills, structuredData } = loaderData;
  return (
    <div className="wrap pb-16 md:pb-24">
      <StructuredData things={structuredData} />
      <Hero owner={owner} resume={resumeAddress()} portrait={portrait} />
      {living && <LivingFigure living={living} />}
      <StartingPoints projects={loaderData.startWith} isRuled={!living} />
      <SkillIndex skills={skills} note={projectNote} />
      <Shelf
        writing={loaderData.writing}
        headlines={loaderData.headlines}
        reading={loaderData.reading}
        spines={loaderData.spines}
      />
    </div>
  );
}
