import { Component, type ReactNode } from "react";
import { PageHeading } from "./page-heading.tsx";

/** Shows what happened in place of a page that failed, and leaves header and footer as they are. */
export class PageBoundary extends Component<
  { email: string; children: ReactNode },
  { reason: string | null }
> {
  override state = { reason: null };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : "Unknown error" };
  }

  override render() {
    const { reason } = this.state;
    const { email, children } = this.props;
    return reason === null ? children : <BrokenPage reason={reason} email={email} />;
  }
}

/** Shown in place of a page that failed: what happened, and three things to do about it. */
function BrokenPage({ reason, email }: { reason: string; email: string }) {
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
