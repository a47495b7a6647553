import type { FieldOf, Inputs, ListField, Row, ScalarField, Slot } from "./fields.ts";

/** One field for each input. */
export type FieldsOf<In extends Inputs> = { readonly [Name in keyof In]: FieldOf<In[Name]> };

/** The slots of a model’s inputs. A list of a fixed length has as many rows as when the page opens. */
export function slotsOfFields<In extends Inputs>(fields: FieldsOf<In>, opening: In) {
  const scalars = new Map<string, Slot>();
  const lists = new Map<string, { field: ListField<Row>; rows: Slot[][] }>();
  for (const [name, field] of Object.entries<ScalarField | ListField<Row>>(fields)) {
    if (field.kind !== "list") {
      scalars.set(name, { key: field.key, label: field.label, field, place: { name } });
    } else {
      const most = field.length?.max ?? rowsOf(opening, name).length;
      lists.set(name, { field, rows: slotsOfRows(name, field, most) });
    }
  }

  /** The slots that hold a value in these inputs, in the order of the fields. */
  function slotsOf(inputs: In): Slot[] {
    return inOrder((name) => slotsOfList(name, inputs));
  }

  /** The rows of a list, each with the slots it uses. */
  function slotsOfList(name: string, inputs: In): Slot[][] {
    const applies = lists.get(name)?.field.applies;
    const rows = allSlotsOfList(name, inputs);
    if (!applies) return rows;
    return rows.map((slots, index) => {
      const row = rowsOf(inputs, name)[index];
      return slots.filter(({ place }) => row && "column" in place && applies(place.column, row));
    });
  }

  /** Including those that no row uses now: the url may be about to change what a row is. */
  function allSlotsOf(inputs: In): Slot[] {
    return inOrder((name) => allSlotsOfList(name, inputs));
  }

  function allSlotsOfList(name: string, inputs: In): Slot[][] {
    return lists.get(name)?.rows.slice(0, rowsOf(inputs, name).length) ?? [];
  }

  function inOrder(slotsOfRows: (name: string) => Slot[][]): Slot[] {
    return Object.keys(fields).flatMap((name) => scalars.get(name) ?? slotsOfRows(name).flat());
  }

  return { scalars, lists, slotsOf, slotsOfList, allSlotsOf };
}

export function rowsOf(inputs: Inputs, name: string): readonly Row[] {
  const rows = inputs[name];
  return typeof rows === "object" ? rows : [];
}

function slotsOfRows(name: string, { columns, labelOf }: ListField<Row>, count: number): Slot[][] {
  return Array.from({ length: count }, (_, row) =>
    Object.entries<ScalarField>(columns).map(([column, field]) => ({
      key: `${field.key}${row + 1}`,
      label: labelOf(field.label, row + 1),
      field,
      place: { name, row, column },
    })),
  );
}
