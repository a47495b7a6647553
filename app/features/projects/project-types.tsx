import { BookIcon, CodeIcon, DashboardIcon, SheetIcon } from "#app/components/ui/icons.tsx";
import type { ProjectType } from "#content/types.ts";

/** The type of a project decides icon and label of its button. */
export const projectTypes = {
  project: { label: "View Project", Icon: BookIcon },
  github: { label: "View on GitHub", Icon: CodeIcon },
  excel: { label: "Download Excel", Icon: SheetIcon },
  dashboard: { label: "View Dashboard", Icon: DashboardIcon },
} as const satisfies Record<ProjectType, { label: string; Icon: typeof BookIcon }>;
