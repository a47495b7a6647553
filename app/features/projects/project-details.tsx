import type { ReactNode } from "react";
import { DetailList } from "#app/components/ui/detail-list.tsx";
import { formatMonth } from "#app/lib/format/date.ts";
import type { ProjectDetail } from "#content/types.ts";

/** Beside the title of a project: when, how long and with what, and how to get it. */
export function ProjectDetails({
  detail,
  children,
}: {
  detail: ProjectDetail;
  children: ReactNode;
}) {
  return (
    <aside data-search="skip" aria-label="Project details" className="text-small">
      <DetailList
        details={[
          ["Completed", formatMonth(detail.completed)],
          ...updates(detail),
          ["Duration", detail.duration],
          ["Technologies", detail.technologies.map(onOneLine).join(", ")],
        ]}
      />
      <div className="no-print mt-4 grid gap-2.5 max-lg:sm:flex">{children}</div>
    </aside>
  );
}

function updates({ updated }: ProjectDetail): [string, string][] {
  return updated ? [["Updated", formatMonth(updated)]] : [];
}

/** A list breaks between its items, in every font alike. */
function onOneLine(name: string) {
  return name.replaceAll(" ", "\u00a0");
}
