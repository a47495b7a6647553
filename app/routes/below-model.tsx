import { Prose } from "#app/components/ui/prose.tsx";
import { ProjectCode } from "#app/features/projects/project-code.tsx";
import { ProjectEnd } from "#app/features/projects/project-end.tsx";
import { ProjectNotes } from "#app/features/projects/project-notes.tsx";
import { hasPictures, Screenshots } from "#app/features/projects/screenshots.tsx";
import { RelatedLinks } from "#app/features/related/related-links.tsx";
import { proseComponents } from "#app/mdx-components.tsx";
import { address } from "#app/meta/address.ts";
import { usePageText } from "#app/texts/page-text.ts";
import type { Route } from "./+types/project.ts";

/** What a project page has below its model. In a file of its own, because the browser loads it later. */
export function BelowModel({
  project,
  detail,
  section,
  screenshots,
  previous,
  next,
  related,
  code,
  text,
  own,
}: Route.ComponentProps["loaderData"]) {
  const { default: Text, handle } = usePageText(text, own);
  return (
    <>
      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42.5rem)_1fr]">
        <Prose>
          <Text components={{ ...proseComponents, ...handle.components }} />
        </Prose>
        <ProjectNotes detail={detail} />
      </div>
      <ProjectCode slug={project.slug} code={code} addressOf={address} />
      {!hasPictures(screenshots) && <Screenshots screenshots={screenshots} />}
      <ProjectEnd project={project} section={section} previous={previous} next={next}>
        <RelatedLinks pages={related} />
      </ProjectEnd>
    </>
  );
}
