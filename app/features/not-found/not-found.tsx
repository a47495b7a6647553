import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";

export type CardWithoutPage = { title: string; section: string; sectionId: string };

type FindCard = (path: string) => Promise<CardWithoutPage | undefined>;

export function NotFound({ findCard }: { findCard: FindCard }) {
  const { pathname } = useLocation();
  const card = useCardWithoutPage(pathname, findCard);

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

/** One file answers every unknown path, so what depends on the path comes after hydration. */
function useCardWithoutPage(pathname: string, findCard: FindCard) {
  const [found, setFound] = useState<{ pathname: string; card: CardWithoutPage | undefined }>();
  useEffect(() => {
    let current = true;
    findCard(pathname.replace(/\/+$/, "")).then((card) => {
      if (current) setFound({ pathname, card });
    });
    return () => {
      current = false;
    };
  }, [pathname, findCard]);
  return found?.pathname === pathname ? found.card : undefined;
}
