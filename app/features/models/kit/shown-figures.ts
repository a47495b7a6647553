import { cellId } from "#workings/cells.ts";
import type { SheetValue } from "#workings/definition.ts";
import type { Figures } from "#workings/figures.ts";
import type { CellId, ShownFigures } from "#workings/sheet-spec.ts";
import { cellText } from "./workings/cell-text.ts";

/** The same function in every case: a component that is given it need not be rendered again. */
function id(name: string, position?: number | string) {
  return cellId(name, position) as CellId;
}

/** The numbers of a case, and how the page writes them. */
export function shownFigures<Single extends string, Line extends string>(
  figures: Figures<Single, Line>,
): ShownFigures<Single, Line> {
  const { value, at, total, describe } = figures;

  function written(name: Parameters<typeof describe>[0], number: SheetValue) {
    const { unit, digits, isInput } = describe(name);
    // A rate that was entered as 4% is not written as 4.0%, nor 3.125% as 3.1%.
    const isRate = unit === "%" || unit === "basis points";
    return cellText({ unit, digits: isInput && isRate ? { atMost: 6 } : digits }, number);
  }

  const text: ShownFigures<Single, Line>["text"] = (name, position) => {
    if (position === undefined) return written(name, value(name as Single));
    return written(name, position === "total" ? total(name as Line) : at(name as Line, position));
  };

  return {
    ...figures,
    text,
    id,
    cell: (name, position) => ({ id: id(name, position), text: text(name, position) }),
    write: written,
    signed: (like, value) => {
      const text = written(like, value);
      return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
    },
  };
}
