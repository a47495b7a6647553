import type { Model } from "./define-model.ts";
import type { Inputs, ListField, Row, ScalarField } from "./fields.ts";
import { shownLimits } from "./settle.ts";
import { formatShown } from "./units.ts";

/** How far the numbers and dates of a list go: `Nominal €1k to €100,000k, coupon 0% to 15%.` */
export function limitsInWords<In extends Inputs, Preset extends string>(
  { model }: { model: Model<In, Preset> },
  list: keyof In & string,
): string {
  const field = model.fields[list] as ListField<Row>;
  const texts = Object.values<ScalarField>(field.columns).flatMap((column) => {
    if (column.kind === "choice") return [];
    if (column.kind === "date") {
      const [from, to] = [column.limits.first, column.limits.last].map((day) => day.slice(0, 4));
      return [`${column.label} ${from} to ${to}`];
    }
    const { min, max } = shownLimits(column);
    const [from, to] = [min, max].map((limit) => formatShown(column.unit, limit));
    return [`${column.label} ${from} to ${to}`];
  });
  const [first = "", ...others] = texts;
  return `${[first, ...others.map(lowerFirst)].join(", ")}.`;
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
