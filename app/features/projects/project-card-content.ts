import type { DrawingText } from "#app/components/charts/drawing.ts";
import type { Project } from "#content/types.ts";

export type ProjectCardContent = Pick<
  Project,
  "slug" | "title" | "description" | "tags" | "type" | "direct"
> & {
  chart: DrawingText | null;
  /** `null`: there is no page yet. */
  page: { model: { inputs: number; workbook: string } | null } | null;
};
