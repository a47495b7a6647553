import { type Calculation, placesOf, shownValue } from "./calculation.ts";
import type { SheetDefinition, SheetValue, SheetValues } from "./definition.ts";
import type { Described } from "./describe.ts";
import type { Value } from "./value.ts";
import { splitName } from "./variants.ts";

/** The numbers of one case by name. A cell with text gives the text: `None`. */
export type Figures<Single extends string = string, Line extends string = string> = {
  value(name: Single | `${Single}_${string}`): SheetValue;
  /** Of a cell that never holds text. */
  number(name: Single | `${Single}_${string}`): number;
  /** By position, as the table is headed: `at("saving", 3)` is year 3. */
  at(name: Line | `${Line}_${string}`, position: number | string): SheetValue;
  numberAt(name: Line | `${Line}_${string}`, position: number | string): number;
  line(name: Line | `${Line}_${string}`): readonly SheetValue[];
  numbers(name: Line | `${Line}_${string}`): readonly number[];
  total(name: Line | `${Line}_${string}`): number;
  /** How a number is written. */
  describe(name: Single | Line | `${Single | Line}_${string}`): Described;
  /** All numbers, for trace and workbook. */
  all(): SheetValues;
};

/** How the numbers of any case of a sheet are read. */
export function figureReader(
  definition: SheetDefinition,
  described: ReadonlyMap<string, Described>,
): (calculation: Calculation) => Figures {
  const positions = new Map(
    definition.tables.flatMap(({ axis, lines }) =>
      [axis, ...lines].map(({ name }) => [name, axis.positions]),
    ),
  );
  const placeOf = (name: string, position: number | string) => {
    const along = positions.get(name) ?? positions.get(splitName(name).own) ?? [];
    return placesOf(along).get(String(position)) ?? -1;
  };
  return (calculation) => {
    const value = (name: string) => shownValue(calculation.at(name));
    const at = (name: string, position: number | string) =>
      shownValue(calculation.at(name, placeOf(name, position)));
    const line = (name: string) => calculation.line(name).map(shownValue);
    return {
      value,
      number: (name) => numberIn(value(name), name),
      at,
      numberAt: (name, position) => numberIn(at(name, position), `${name}.${position}`),
      line,
      numbers: (name) => line(name).map((one) => numberIn(one, name)),
      total: (name) => numberIn(shownValue(calculation.total(name)), `${name}.total`),
      describe: (name) => {
        const found = described.get(splitName(name).own);
        if (!found) throw new Error(`There is no ${name} in the sheet of ${definition.title}`);
        return found;
      },
      all: () =>
        Object.fromEntries(
          Object.entries(calculation.all()).map(([name, found]) => [
            name,
            Array.isArray(found) ? found.map(shownValue) : shownValue(found as Value),
          ]),
        ),
    };
  };
}

function numberIn(value: SheetValue, name: string): number {
  if (typeof value === "number") return value;
  throw new Error(`${name} is “${value}”, not a number`);
}
