import { useHref } from "react-router";
import { InlineScript, inlineCall } from "#app/boot/inline-script.tsx";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

export type CardWithoutPage = { path: string; title: string; section: string; sectionId: string };

export function NotFound({ cards }: { cards: readonly CardWithoutPage[] }) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <PageHeading
        label="404"
        title="Oops! Page not found"
        lead="There is no page at this address. It may have moved, or the link may have a typo in it."
      />
      {cards.map((card) => (
        <StillMissing key={card.path} {...card} />
      ))}
      <InlineScript code={inlineCall(nameMissing)} />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <ButtonLink look="quiet" to="/projects">
          See all projects
        </ButtonLink>
      </div>
    </div>
  );
}

function StillMissing({ path, title, section, sectionId }: CardWithoutPage) {
  return (
    <p hidden data-missing={useHref(path)} role="status" className="mt-4 max-w-reading text-prose">
      {title} is still being polished. You will find its card under{" "}
      <PageLink to={`/projects#${sectionId}`} className="text-link">
        {section}
      </PageLink>
      .
    </p>
  );
}

/** One file serves every unknown path, so what depends on the path is shown in the browser. */
function nameMissing() {
  const path = location.pathname.replace(/\/+$/, "");
  for (const line of document.querySelectorAll<HTMLElement>("[data-missing]")) {
    line.hidden = line.dataset.missing !== path;
  }
  console.error("404: no page at this address:", location.pathname);
}
