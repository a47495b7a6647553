import type { ReactNode } from "react";
import { formatMonth } from "#app/format/date.ts";
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
    <aside aria-label="Project details" className="text-small">
      <dl className="border-t border-ink">
        <Line name="Completed">{formatMonth(detail.completed)}</Line>
        <Line name="Duration">{detail.duration}</Line>
        <Line name="Technologies">{detail.technologies.join(", ")}</Line>
      </dl>
      <div className="no-print mt-4 grid gap-2.5 max-lg:sm:flex">{children}</div>
    </aside>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-b border-rule py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right text-pretty">{children}</dd>
    </div>
  );
}
