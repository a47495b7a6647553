import { PageLink } from "./page-link.tsx";

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink
      to={to}
      data-search="skip"
      className="no-print -my-2 inline-flex min-h-11 items-center gap-1.5 text-small text-muted transition-colors hover:text-ink"
    >
      <span aria-hidden="true">←</span>
      {children}
    </PageLink>
  );
}
