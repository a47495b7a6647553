import { parseAddress, splitPlace } from "../workbook/area.ts";
import { type CellStyle, cellKey, type Workbook } from "../workbook/workbook.ts";

const plain: CellStyle = {
  ...{ format: "General", fontColor: null, isBold: false, isLocked: true, isInput: false },
};

/** A workbook for tests with these looks, by cell: `{ "Plan!B2": { isBold: true } }`. */
export function withStyles(book: Workbook, looks: Record<string, Partial<CellStyle>>): Workbook {
  const styleOf = new Map(
    Object.keys(looks).map((place, index) => {
      const { sheet, rest } = splitPlace(place);
      const { row, column } = parseAddress(rest) ?? { row: -1, column: -1 };
      return [`${sheet} ${cellKey(row, column)}`, index + 1];
    }),
  );
  return {
    ...book,
    styles: [plain, ...Object.values(looks).map((look) => ({ ...plain, ...look }))],
    sheets: book.sheets.map((sheet) => ({
      ...sheet,
      cells: new Map(
        [...sheet.cells].map(([key, cell]) => [
          key,
          { ...cell, style: styleOf.get(`${sheet.name} ${key}`) ?? 0 },
        ]),
      ),
    })),
  };
}
