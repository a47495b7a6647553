import { useMemo } from "react";
import { ButtonAnchor } from "#app/components/ui/button.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import {
  DownloadNumbers,
  DownloadWorkbook,
} from "#app/features/models/kit/workings/download-workbook.tsx";
import { WorkingsSourceContext } from "#app/features/models/kit/workings/figures.ts";
import { CodeLink, codeSection, ProjectCode } from "#app/features/projects/project-code.tsx";
import { ProjectEnd } from "#app/features/projects/project-end.tsx";
import { ProjectHeader } from "#app/features/projects/project-header.tsx";
import { ProjectNotes } from "#app/features/projects/project-notes.tsx";
import { Screenshots } from "#app/features/projects/screenshots.tsx";
import { RelatedLinks } from "#app/features/related/related-links.tsx";
import { address } from "#app/lib/meta/address.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import { usePageText } from "#app/lib/texts/page-text.ts";
import { proseComponents } from "#app/mdx-components.tsx";
import type { loader } from "./project.server.ts";

const modelSection = { id: "model", text: "The model" };

export default function ProjectPage({ loaderData }: PageProps<typeof loader>) {
  const { listing, project, tags, detail, opening, openingCase, section, screenshots } = loaderData;
  const { adapted, previous, next, related, workings, code } = loaderData;
  const { default: Text, handle } = usePageText(loaderData);
  const { Model, loadWorkings } = handle;
  const source = useMemo(
    () => (loadWorkings && workings ? { load: loadWorkings, opening: workings } : null),
    [loadWorkings, workings],
  );
  return (
    <article className="project-page wrap pt-3 pb-12 md:pt-8">
      <StructuredData
        things={[
          breadcrumbs([
            [listing, "/projects"],
            [project.title, `/projects/${project.slug}`],
          ]),
        ]}
      />
      <ProjectHeader
        project={project}
        opening={opening}
        openingCase={openingCase}
        detail={detail}
        sections={[
          ...(Model ? [handle.section ?? modelSection] : []),
          ...(handle.headings ?? []),
          ...(code?.files.length ? [codeSection] : []),
        ]}
        download={
          <>
            {source && (
              <DownloadWorkbook
                load={source.load}
                slug={project.slug}
                href={address(`/workbooks/${project.slug}.xlsx`)}
                author={__OWNER__.name}
                purpose={project.description}
              />
            )}
            {detail.notebook && (
              <ButtonAnchor href={address(`/notebooks/${project.slug}.ipynb`)} download>
                Download notebook (.ipynb)
              </ButtonAnchor>
            )}
          </>
        }
        otherFiles={
          <>
            {source && <DownloadNumbers load={source.load} slug={project.slug} />}
            {code && <CodeLink slug={project.slug} addressOf={address} />}
          </>
        }
      />
      {Model && (
        <WorkingsSourceContext value={source}>
          <Model />
        </WorkingsSourceContext>
      )}
      <div className="project-text mt-3.5 border-t border-ink pt-2 md:mt-5">
        <Prose>
          <Text components={{ ...proseComponents, ...handle.components }} />
        </Prose>
        <ProjectNotes detail={detail} />
      </div>
      <Screenshots screenshots={screenshots} />
      <ProjectCode slug={project.slug} code={code} addressOf={address} />
      <ProjectEnd
        project={project}
        section={section}
        tags={tags}
        invitation={
          source || code ? adapted : { question: section.copyQuestion, link: "Ask for a copy" }
        }
        previous={previous}
        next={next}
      >
        <RelatedLinks pages={related} />
      </ProjectEnd>
    </article>
  );
}
