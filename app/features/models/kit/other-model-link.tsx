import type { ReactNode } from "react";
import { PageLink } from "#app/components/ui/page-link.tsx";

/** Among the inputs: leads to the model that goes on with this case. */
export function OtherModelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className="text-link no-print inline-flex min-h-11 items-center text-small">
      {children}&nbsp;<span aria-hidden="true">→</span>
    </PageLink>
  );
}
