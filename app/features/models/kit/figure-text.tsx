import { memo, use } from "react";
import { FormulaText } from "#app/components/ui/formula-text.tsx";
import type { CellId } from "#workings/sheet-spec.ts";
import { FiguresContext, panelId, WorkingsSourceContext } from "./workings/figures.ts";

/** How a printed figure is set off. */
export type Tone = "plain" | "muted" | "loss" | "accent";

/** A figure as it is printed. */
export type Figure = {
  /** The cell of the model's sheet that it shows: `npv`, or `saving.3` in a table. */
  id: CellId;
  text: string;
  tone?: Tone;
  /** What the figure is, where no table heading says it. */
  label?: string;
};

const tones: Record<Tone, string | undefined> = {
  plain: undefined,
  muted: "text-muted",
  loss: "font-bold text-loss",
  accent: "text-accent",
};

/**
 * Every figure of a strip or a table is printed here. Where the model has a sheet, a press shows its working.
 * A table has hundreds, of which a step changes a few: the others are not rendered again.
 */
export const FigureText = memo(function FigureText({ id, text, tone = "plain", label }: Figure) {
  const figures = use(FiguresContext);
  const className = tones[tone];
  const source = use(WorkingsSourceContext);
  // In the page as it is built. A press on it is recorded and replayed, as on any control; a reader without script has text.
  if (!figures && source && label) {
    return (
      <span data-cell={id} className={`figure ${className ?? ""}`}>
        {text}
      </span>
    );
  }
  // A table has cells without a figure.
  if (!figures || text === "") return className ? <span className={className}>{text}</span> : text;
  const isOpen = figures.openId === id;
  const formula = figures.formulaOf(id);
  return (
    <button
      type="button"
      data-cell={id}
      aria-label={label && `${label}, ${text}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      // A table has one stop for the Tab key; the arrow keys move in it. See `roving-figures.ts`.
      tabIndex={label ? undefined : -1}
      className={`figure ${formula === null ? "" : "figure-formula"} ${className ?? ""}`}
    >
      {formula === null ? text : <FormulaText>{formula}</FormulaText>}
    </button>
  );
});
