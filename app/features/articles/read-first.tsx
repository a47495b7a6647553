import { PageLink } from "#app/components/ui/page-link.tsx";

/** The article that the owner would hand to a visitor, beside the title of the list. */
export function ReadFirst({
  article: { slug, title, reason },
}: {
  article: { slug: string; title: string; reason: string };
}) {
  return (
    <div className="relative mt-6 max-w-reading border-l-2 border-accent pl-4 lg:max-w-100">
      <p className="font-mono text-label text-muted">Start with</p>
      <PageLink
        to={`/blogs/${slug}`}
        className="mt-1 block font-serif text-h2 text-balance decoration-1 underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
      >
        {title}{" "}
        <span aria-hidden="true" className="font-sans text-base text-accent">
          →
        </span>
      </PageLink>
      <p className="mt-1 text-small text-balance text-muted">{reason}</p>
    </div>
  );
}
