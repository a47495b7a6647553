import type { ReactNode } from "react";
import { PageLink } from "#app/components/ui/page-link.tsx";

/**
 * The chart and the title of a card. They are a link to its page or, where there is none yet, a button that opens the
 * dialog which says so. The control overlays both, so that their text stays plain.
 */
export function CardFace({
  headingId,
  title,
  opens,
  children,
}: {
  headingId: string;
  title: string;
  opens: { page: string } | { dialog: string };
  children: ReactNode;
}) {
  const cover = "absolute -inset-x-2 -inset-y-2.5 cursor-pointer rounded-md";
  return (
    <div className="group relative">
      {children}
      <h3
        id={headingId}
        className={`text-h3 decoration-1 underline-offset-4 transition-colors group-hover:text-accent group-hover:underline sm:scroll-mt-24 ${"page" in opens ? "after:font-sans after:text-base after:text-accent after:content-['_→'/'']" : ""}`}
      >
        {title}
      </h3>
      {"page" in opens ? (
        <PageLink to={opens.page} aria-labelledby={headingId} className={cover} />
      ) : (
        <button
          type="button"
          command="show-modal"
          commandfor={opens.dialog}
          aria-haspopup="dialog"
          aria-labelledby={headingId}
          className={`needs-script ${cover}`}
        />
      )}
    </div>
  );
}
