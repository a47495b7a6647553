import { type DrawingText, drawingFrom, elementOf } from "./drawing.ts";

/** The strip above a card: a small chart of its own for each project. */
export function ProjectFigure({ drawing }: { drawing: DrawingText | null }) {
  return drawing && elementOf(drawingFrom(drawing));
}
