import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

export type CardWithoutPage = { path: string; title: string; section: string; sectionId: string };

export function NotFound({ cards }: { cards: readonly CardWithoutPage[] }) {
  const { pathname } = useLocation();
  const missingPath = useAfterHydration(pathname.replace(/\/+$/, ""));
  const card = cards.find(({ path }) => path === missingPath);

  useEffect(() => {
    console.error("404: no page at this address:", pathname);
  }, [pathname]);

  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <PageHeading
        label="404"
        title="Oops! Page not found"
        lead="There is no page at this address. It may have moved, or the link may have a typo in it."
      />
      {card && (
        <p role="status" className="mt-4 max-w-reading text-prose">
          {card.title} is still being polished. You will find its card under{" "}
          <PageLink to={`/projects#${card.sectionId}`} className="text-link">
            {card.section}
          </PageLink>
          .
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <ButtonLink look="quiet" to="/projects">
          See all projects
        </ButtonLink>
      </div>
    </div>
  );
}

/** One file serves every unknown path, so what depends on the path is shown after hydration. */
function useAfterHydration<Value>(value: Value) {
  const [shown, setShown] = useState<Value>();
  useEffect(() => setShown(value), [value]);
  return shown;
}
