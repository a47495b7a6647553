import path from "node:path";
import { pathToFileURL } from "node:url";
import { functions } from "#workings/functions/all.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";
import type { OpenWorkbook } from "#workings/workbook/open-workbook.ts";
import { changedCells } from "#workings/workbook-model/changed-cells.ts";
import { compileWorkbook } from "#workings/workbook-model/compile-workbook.ts";
import type { WorkbookView } from "#workings/workbook-model/view.ts";
import { createCells } from "#workings/workbook-model/workbook-cells.ts";
import { workbookSheet } from "#workings/workbook-model/workbook-sheet.ts";
import { openOwners, viewFile, workbookFile } from "./open-view.ts";

type Model = SheetModel<Readonly<Record<string, number | string>>>;

/** The model that the page of a workbook has, for scripts and tests, which Vite does not load. */
export async function workbookModel(name: string): Promise<Model> {
  return modelOfView(openOwners(workbookFile(name)), await readView(name));
}

export async function readView(name: string): Promise<WorkbookView> {
  const { view }: { view: WorkbookView } = await import(
    /* @vite-ignore */ pathToFileURL(path.resolve(viewFile(name))).href
  );
  return view;
}

export function modelOfView(open: OpenWorkbook, view: WorkbookView): Model {
  const { page, trace, whole } = compileWorkbook(open, view);
  return workbookSheet(view, page, functions, {
    trace: async () => ({ part: trace, createCells }),
    whole: async () => ({ part: whole, functions, changedCells }),
  });
}
