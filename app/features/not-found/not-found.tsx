import { InlineScript, inlineCall } from "#app/boot/inline-script.tsx";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { address } from "#app/lib/meta/address.ts";

type CardWithoutPage = {
  slug: string;
  title: string;
  description: string;
  nearest: readonly { path: string; title: string; description: string }[];
};

export function NotFound({ cards }: { cards: readonly CardWithoutPage[] }) {
  return (
    // What the page would have been is set larger than the fact that it is missing.
    <div className="wrap pt-8 pb-20 md:pt-12 [&:has(section:not([hidden]))_h1]:text-h2">
      <PageHeading label="404" title="Oops! Page not found">
        <p data-missing="" className="mt-4 max-w-reading text-prose text-muted">
          There is no page at this address. It may have moved, or the link may contain a typo.
        </p>
      </PageHeading>
      {cards.map((card) => (
        <InPreparation key={card.slug} card={card} />
      ))}
      {cards.length > 0 && (
        <noscript>
          <p className="mt-4 max-w-reading text-prose text-muted">
            These projects are in preparation. Ask me about one:
          </p>
          <ul className="mt-2">
            {cards.map(({ slug, title }) => (
              <li key={slug}>
                <PageLink
                  to={`/contact?project=${slug}`}
                  className="text-link inline-flex min-h-11 items-center md:min-h-9"
                >
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </noscript>
      )}
      <InlineScript code={inlineCall(nameMissing)} />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        <ButtonLink look="quiet" to="/projects">
          See all projects
        </ButtonLink>
        <ButtonLink look="quiet" to="/search">
          Search this site
        </ButtonLink>
      </div>
    </div>
  );
}

/** What the page would have been, and where to go instead. */
function InPreparation({ card: { slug, title, description, nearest } }: { card: CardWithoutPage }) {
  const headingId = `missing-${slug}`;
  return (
    <section
      hidden
      data-missing={address(`/projects/${slug}`)}
      aria-labelledby={headingId}
      className="mt-4 border-t border-ink pt-6"
    >
      <h2 id={headingId} className="text-title">
        {title} is in preparation
      </h2>
      <p className="mt-4 max-w-180 text-prose text-muted">
        {description}{" "}
        <PageLink to={`/contact?project=${slug}`} className="text-link whitespace-nowrap">
          Ask me about it
        </PageLink>
        .
      </p>
      <h3 className="mt-8 text-h3">You can use these today</h3>
      <ul className="mt-2 grid gap-x-8 border-t border-rule md:grid-cols-3">
        {nearest.map((project) => (
          <li key={project.path} className="py-3 max-md:border-b max-md:border-rule">
            <PageLink
              to={project.path}
              className="text-link inline-flex min-h-11 items-center font-medium md:min-h-0"
            >
              {project.title}
            </PageLink>
            <p className="mt-1 text-small text-muted">{project.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One file serves every unknown path, so what depends on the path is shown in the browser. */
function nameMissing() {
  const path = location.pathname.replace(/\/+$/, "");
  const parts = [...document.querySelectorAll<HTMLElement>("[data-missing]")];
  // The first part is for an address that no card has.
  const own = parts.find((part) => part.dataset.missing === path) ?? parts[0];
  for (const part of parts) part.hidden = part !== own;
  console.error("404: no page at this address:", location.pathname);
}
