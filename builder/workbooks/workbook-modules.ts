import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as list from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import { filesOf } from "#workings/functions/all.ts";
import type { Slice } from "#workings/workbook/slice.ts";
import {
  type CompiledWorkbook,
  compileWorkbook,
} from "#workings/workbook-model/compile-workbook.ts";
import type { WorkbookView } from "#workings/workbook-model/view.ts";
import { importFresh } from "../dev/live-values.ts";
import { openOwnerWorkbook, viewFile, viewProblems, workbookFile } from "./workbook-model.ts";

/**
 * `import { sheet } from "#content/workbooks/rental.xlsx"` is the workbook as a model. What its page calculates with is
 * in that module; `?trace` has what the trace says about the other cells, and `?whole` what returning the file takes.
 */
export function workbookModules(): Plugin {
  return {
    name: "workbook-modules",
    load: {
      filter: { id: /\/content\/workbooks\/[^/]+\.xlsx(\?(trace|whole))?$/ },
      async handler(id) {
        const [file = "", part] = id.split("?");
        const name = path.basename(file, ".xlsx");
        this.addWatchFile(path.resolve(viewFile(name)));
        return moduleOf(name, part, await compiled(name));
      },
    },
    configureServer(server) {
      const { base } = server.config;
      server.middlewares.use(async (request, response, next) => {
        const [, slug] =
          /^workbooks\/([\w-]+)\.xlsx$/.exec(request.url?.slice(base.length) ?? "") ?? [];
        if (!slug) return next();
        const { projects } = await importFresh<typeof list>(server, "/content/projects.ts");
        const project: Project | undefined = projects.find((one) => one.slug === slug);
        if (project?.workbook === undefined) return next();
        response.writeHead(200, { "Content-Type": "application/octet-stream" });
        response.end(readFileSync(workbookFile(project.workbook)));
      });
    },
  };
}

const made = new Map<string, Promise<CompiledWorkbook>>();

/** Once for each version of its two files: three modules are made from it, and the files change while the dev server runs. */
function compiled(name: string) {
  const files = [workbookFile(name), viewFile(name)];
  const state = [name, ...files.map((file) => statSync(file).mtimeMs)].join(" ");
  const known = made.get(state) ?? compile(name);
  made.set(state, known);
  return known;
}

/** The view is read afresh, not from the modules that Node has loaded. */
async function compile(name: string): Promise<CompiledWorkbook> {
  const { module } = await runnerImport<{ view: WorkbookView }>(path.resolve(viewFile(name)));
  const open = openOwnerWorkbook(workbookFile(name));
  const [problem] = viewProblems(open, module.view).errors;
  if (problem) throw new Error(`${workbookFile(name)}: ${problem}`);
  return compileWorkbook(open, module.view);
}

function moduleOf(
  name: string,
  part: string | undefined,
  { page, trace, whole }: CompiledWorkbook,
) {
  const model = "/workings/workbook-model";
  if (part === "trace") {
    return `export { createCells } from "${model}/workbook-cells.ts";
export const part = ${JSON.stringify(trace)};`;
  }
  if (part === "whole") {
    return `${functionsOf(whole.slice)}
export { functions };
export { changedCells } from "${model}/changed-cells.ts";
export const part = ${JSON.stringify(whole)};`;
  }
  const itself = JSON.stringify(`/${workbookFile(name)}`).slice(0, -1);
  const isFormatted = Object.values(page.axes).some(({ format }) => format !== undefined);
  return `${functionsOf(page.slice, isFormatted ? ["TEXT"] : [])}
import { workbookSheet } from "${model}/workbook-sheet.ts";
import { view } from "/${viewFile(name)}";
export const sheet = workbookSheet(view, ${JSON.stringify(page)}, functions, {
  trace: () => import(${itself}?trace"),
  whole: () => import(${itself}?whole"),
});`;
}

/** Only those functions that the formulas use go to the browser. */
function functionsOf({ formulas, names }: Slice, others: readonly string[] = []): string {
  const texts = [...formulas.flat(), ...names.map(([, , text]) => text)];
  const used = texts.flatMap((text) =>
    [...text.matchAll(/([A-Z][A-Z0-9.]*)\(/gi)].map(([, name = ""]) => name.toUpperCase()),
  );
  const files = filesOf([...used, ...others]);
  if (!files) return 'import { functions } from "/workings/functions/all.ts";';
  return [
    'import { functions as core } from "/workings/functions/core.ts";',
    ...files.map(
      ({ file, exported }) => `import { ${exported} } from "/workings/functions/${file}.ts";`,
    ),
    `const functions = { ...core, ${files.map(({ exported }) => `...${exported}`).join(", ")} };`,
  ].join("\n");
}
