import type { ComponentProps } from "react";
import { address } from "#app/lib/meta/address.ts";

/** A link to another page of this site, which the browser may fetch early (`head.tsx`). */
export function PageLink({ to, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return <a data-page-link="" href={to.startsWith("/") ? address(to) : to} {...props} />;
}

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
