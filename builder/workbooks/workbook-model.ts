import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { functions } from "#workings/functions/all.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";
import { type OpenWorkbook, openWorkbook } from "#workings/workbook/open-workbook.ts";
import { type Problems, problemsOf } from "#workings/workbook/problems.ts";
import { changedCells } from "#workings/workbook-model/changed-cells.ts";
import { compileWorkbook } from "#workings/workbook-model/compile-workbook.ts";
import { shownCells } from "#workings/workbook-model/shown-cells.ts";
import type { WorkbookView } from "#workings/workbook-model/view.ts";
import { createCells } from "#workings/workbook-model/workbook-cells.ts";
import { workbookSheet } from "#workings/workbook-model/workbook-sheet.ts";

type Model = SheetModel<Readonly<Record<string, number | string>>>;

/** The model that the page of a workbook has, for scripts and tests, which Vite does not load. */
export async function workbookModel(name: string): Promise<Model> {
  return modelOfView(openOwnerWorkbook(workbookFile(name)), await readView(name));
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

export function workbookFile(name: string) {
  return `content/workbooks/${name}.xlsx`;
}

export function viewFile(name: string) {
  return `content/workbooks/${name}.ts`;
}

/** The owner's workbook, read and calculated. An error in the file itself names the file. */
export function openOwnerWorkbook(file: string): OpenWorkbook {
  try {
    return openWorkbook(readFileSync(file), functions);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What the page could not show rightly (errors), and what it need not show (warnings), each with its cell. */
export function viewProblems(open: OpenWorkbook, view: WorkbookView): Problems {
  const shown = shownCells(open.workbook.sheets, open.calculator, view);
  const { errors, warnings } = problemsOf(open, shown);
  return { errors: [...shown.problems, ...errors], warnings };
}
