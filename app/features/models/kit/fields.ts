import type { IsoDate } from "#workings/describe.ts";
import type { Row, Scalar } from "#workings/sheet-spec.ts";
import type { Unit } from "./units.ts";

/** The range of a number and the step of its slider, in the model's own units. */
type Limits = { min: number; max: number; step: number };

export type NumberField = {
  kind: "number";
  label: string;
  /** Its parameter in the url. */
  key: string;
  unit: Unit;
  limits: Limits;
  /** Whether only whole numbers make sense, as for years. */
  whole: boolean;
  /** Whether only the steps are allowed. */
  onlySteps?: true;
};

export type DateField = {
  kind: "date";
  label: string;
  key: string;
  limits: { first: IsoDate; last: IsoDate };
};

export type ChoiceField = {
  kind: "choice";
  label: string;
  key: string;
  options: readonly { value: string; label: string }[];
};

/** Rows of the same fields: the years of a fund, the legs of a strategy, the bonds of a portfolio. */
export type ListField = {
  kind: "list";
  /** The columns; in the url each key is followed by the number of the row, from 1. */
  columns: Readonly<Record<string, ScalarField>>;
  /** The accessible name of one number: `Invested in year 3, €m`. */
  labelOf: (column: string, row: number) => string;
  /** Whether a row uses this column, as a share has no strike; absent where every row uses all. */
  applies?(column: string, row: Row): boolean;
  /** Absent where the number of rows is given; otherwise its limits, its key and what a new row holds. */
  length?: { key: string; min: number; max: number; newRow: Row };
};

export type Inputs = Readonly<Record<string, Scalar | readonly Row[]>>;

export type ScalarField = NumberField | DateField | ChoiceField;

/** One value of the inputs with its field and its place. */
export type Slot = {
  /** Unique in the model, as the parameter in the url is. */
  key: string;
  label: string;
  field: ScalarField;
  place: Place;
};

type Place = { name: string } | { name: string; row: number; column: string };

/** The cell of the model's sheet that holds the value at a place: `loanRate`, `invested.3` for row 3. */
export function cellAt(place: Place): string {
  return "row" in place ? `${place.column}.${place.row + 1}` : place.name;
}

export function valueAt(inputs: Inputs, place: Place): Scalar | undefined {
  const value = inputs[place.name];
  if (!("row" in place)) return typeof value === "object" ? undefined : value;
  return typeof value === "object" ? value[place.row]?.[place.column] : undefined;
}

export function withValueAt<Model extends Inputs>(
  inputs: Model,
  place: Place,
  value: Scalar,
): Model {
  if (!("row" in place)) return { ...inputs, [place.name]: value };
  const rows = inputs[place.name];
  if (typeof rows !== "object") return inputs;
  const changed = rows.map((row, index) =>
    index === place.row ? { ...row, [place.column]: value } : row,
  );
  return { ...inputs, [place.name]: changed };
}

/** One field for each input. */
export type FieldsOf<In extends Inputs> = {
  readonly [Name in keyof In]: In[Name] extends Scalar ? ScalarField : ListField;
};

/** The slots of a model’s inputs. A list of a fixed length has as many rows as when the page opens. */
export function slotsOfFields<In extends Inputs>(fields: FieldsOf<In>, opening: In) {
  const scalars = new Map<string, Slot>();
  const lists = new Map<string, { field: ListField; rows: Slot[][] }>();
  for (const [name, field] of Object.entries<ScalarField | ListField>(fields)) {
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

function slotsOfRows(name: string, { columns, labelOf }: ListField, count: number): Slot[][] {
  return Array.from({ length: count }, (_, row) =>
    Object.entries(columns).map(([column, field]) => ({
      key: `${field.key}${row + 1}`,
      label: labelOf(field.label, row + 1),
      field,
      place: { name, row, column },
    })),
  );
}
