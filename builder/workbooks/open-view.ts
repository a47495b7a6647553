import { readFileSync } from "node:fs";
import { functions } from "#workings/functions/all.ts";
import { type OpenWorkbook, openWorkbook } from "#workings/workbook/open-workbook.ts";
import { type Problems, problemsOf } from "#workings/workbook/problems.ts";
import { shownCells } from "#workings/workbook-model/shown-cells.ts";
import type { WorkbookView } from "#workings/workbook-model/view.ts";

export function workbookFile(name: string) {
  return `content/workbooks/${name}.xlsx`;
}

export function viewFile(name: string) {
  return `content/workbooks/${name}.ts`;
}

/** A workbook of the owner, read and calculated. What is wrong with the file itself is an error with its name. */
export function openOwners(file: string): OpenWorkbook {
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
