import { isRouteErrorResponse } from "react-router";
import { PageHeading } from "./page-heading.tsx";

/** Shown in place of a page that failed: what happened, and three things to do about it. */
export function BrokenPage({ error, email }: { error: unknown; email: string }) {
  const reason = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : "Unknown error";
  return (
    <div className="wrap py-16">
      <PageHeading
        label="Out of balance"
        title="This page failed to open"
        lead="Something went wrong. A message you were writing is still in the contact form. If the site has just been updated, reloading will help."
      />
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <button type="button" onClick={() => location.reload()} className="text-link">
            Reload the page
          </button>
        </li>
        <li>
          <a href={import.meta.env.BASE_URL} className="text-link">
            Go to the home page
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className="text-link">
            Tell me what happened
          </a>
        </li>
      </ul>
      <p className="mt-10 border-t border-rule pt-4 font-mono text-label text-muted">{reason}</p>
    </div>
  );
}
