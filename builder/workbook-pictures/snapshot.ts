import { type Cells, cellsBySheet, columnWidths } from "./flat-sheet.ts";
import { calculated, renderedSheets } from "./libre-office.ts";
import { type SheetView, sheetPicture } from "./picture.ts";
import type { Layout } from "./sheet.ts";

/** A workbook after calculation: the values of its cells, and images of its sheets. */
export type Snapshot = {
  cells: Record<string, Cells>;
  /** A sheet with one cell selected, whose content the formula bar shows. */
  view: (sheet: string, selected: string, window: SheetView["window"]) => SheetView;
  picture: (view: SheetView) => Promise<Buffer>;
};

export async function snapshot(
  file: string,
  layouts: Readonly<Record<string, Layout>>,
  scale: number,
): Promise<Snapshot> {
  const { value: xml = "" } = await calculated([file]).next();
  const rendered = await renderedSheets(file, scale);
  const sheets = Object.keys(layouts);
  const cells = cellsBySheet(xml);
  return {
    cells,
    view(active, selected, window) {
      const layout = layouts[active];
      if (!layout) throw new Error(`The workbook has no sheet "${active}".`);
      const cell = cells[active]?.[selected];
      const columns = columnWidths(xml, active, layout.columns.length);
      const formula = cell?.formula ?? cell?.shown ?? "";
      return { sheets, active, layout, columns, selected, formula, window };
    },
    picture(view) {
      const page = rendered[sheets.indexOf(view.active)];
      if (!page) throw new Error(`LibreOffice printed no page for "${view.active}".`);
      return sheetPicture(page, view, scale);
    },
  };
}
