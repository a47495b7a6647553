import { existsSync } from "node:fs";
import type { Project } from "#content/types.ts";
import type { Problems } from "#workings/workbook/problems.ts";
import { problem } from "../content/problem.ts";
import {
  openOwnerWorkbook,
  readView,
  viewFile,
  viewProblems,
  workbookFile,
} from "./workbook-model.ts";

/** What is wrong with the workbooks that projects name, cell by cell. */
export async function workbookProblems(projects: readonly Project[]): Promise<Problems> {
  const found = await Promise.all(
    projects.map(({ slug, workbook }) =>
      workbook === undefined ? { errors: [], warnings: [] } : problemsIn(slug, workbook),
    ),
  );
  return {
    errors: found.flatMap(({ errors }) => errors),
    warnings: found.flatMap(({ warnings }) => warnings),
  };
}

async function problemsIn(slug: string, name: string): Promise<Problems> {
  const missing = [workbookFile(name), viewFile(name)].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    const fix = `run npm run new -- model --from ${name}.xlsx, or remove the line`;
    return {
      errors: missing.map((file) =>
        problem("content/projects.ts", `workbook of "${slug}"`, `there is no ${file}`, fix),
      ),
      warnings: [],
    };
  }
  try {
    const { errors, warnings } = viewProblems(
      openOwnerWorkbook(workbookFile(name)),
      await readView(name),
    );
    const named = (line: string) => `${workbookFile(name)}: ${line}`;
    return { errors: errors.map(named), warnings: warnings.map(named) };
  } catch (error) {
    return { errors: [error instanceof Error ? error.message : String(error)], warnings: [] };
  }
}
