import { readFile } from "node:fs/promises";
import { proposeView } from "#workings/proposal/propose-view.ts";
import { viewOfProposal } from "#workings/proposal/view-of-proposal.ts";
import type { WorkbookView } from "#workings/workbook-model/view.ts";
import {
  openOwnerWorkbook,
  viewFile,
  viewProblems,
  workbookFile,
} from "../workbooks/workbook-model.ts";
import type { Change } from "./edit-files.ts";

type PageOfWorkbook = {
  files: readonly Change[];
  /** What was guessed, one line each. */
  guesses: readonly string[];
  /** What could not be read, but is not shown. */
  warnings: readonly string[];
};

/** The workbook and what its page shows, proposed from the workbook itself. Stops where a shown figure would be wrong. */
export async function pageOfWorkbook(
  file: string,
  { slug, title }: { slug: string; title: string },
): Promise<PageOfWorkbook> {
  const open = openOwnerWorkbook(file);
  const proposal = proposeView(open);
  if (proposal.inputs.length === 0 || proposal.results.length === 0) {
    const missing = proposal.inputs.length === 0 ? "an input" : "a result";
    throw new Error(
      `${file}: no cell looks like ${missing}; put a label to the left of each, and see docs/workbooks.md for how they are found.`,
    );
  }
  const view = viewOfProposal(proposal, title);
  const { errors, warnings } = viewProblems(open, view);
  if (errors.length > 0) {
    throw new Error([`${file} cannot become a page yet:`, ...errors].join("\n  "));
  }
  return {
    files: [
      { file: workbookFile(slug), text: await readFile(file) },
      { file: viewFile(slug), text: viewSource(view, slug) },
    ],
    guesses: proposal.guesses,
    warnings,
  };
}

function viewSource(view: WorkbookView, slug: string) {
  return `import type { WorkbookView } from "#workings/workbook-model/view.ts";

/** What the page of ${slug}.xlsx shows; docs/workbooks.md says what it may contain. */
export const view = ${JSON.stringify(view, null, 2)} satisfies WorkbookView;
`;
}
