import type { ReactNode } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatMonth } from "#app/lib/format/date.ts";
import type { ProjectDetail } from "#content/types.ts";

/**
 * When, how long and with what a project was made, and how to get it: one quiet row. A phone folds it, so that the
 * model begins on the first screen.
 */
export function ProjectDetails({
  detail,
  children,
}: {
  detail: ProjectDetail;
  children: ReactNode;
}) {
  return (
    <aside data-search="skip" aria-label="Project details" className="mt-4 text-small lg:mt-6">
      <Fold title="Details and downloads" onPhonesOnly className="border-t border-rule">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 max-md:pb-3 md:pt-3 lg:flex-nowrap">
          <dl className="flex flex-wrap gap-x-5 gap-y-0.5">
            <Fact name="Completed">{formatMonth(detail.completed)}</Fact>
            {detail.updated && <Fact name="Updated">{formatMonth(detail.updated)}</Fact>}
            <Fact name="Duration">{detail.duration}</Fact>
            {detail.technologies.length > 0 && (
              <Fact name="Technologies">{detail.technologies.map(onOneLine).join(", ")}</Fact>
            )}
          </dl>
          <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2.5 lg:shrink-0">
            {children}
          </div>
        </div>
      </Fold>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="inline text-muted">{name}</dt> <dd className="inline">{children}</dd>
    </div>
  );
}

/** A list breaks between its items, in every font alike. */
function onOneLine(name: string) {
  return name.replaceAll(" ", "\u00a0");
}
