import { type MouseEvent, useState } from "react";
import { ButtonAnchor } from "#app/components/ui/button.tsx";
import { saveCsv, saveFile } from "#app/components/ui/save-file.ts";
import type { ChangedCells } from "#workings/workbook/return-workbook.ts";
import type { WorkingsSource } from "./figures.ts";

const fileType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * Without script, and if the writer cannot be loaded, the link gives the opening case, which the build has
 * written; with it, the case on show.
 */
export function DownloadWorkbook({
  load,
  slug,
  href,
  author,
  purpose,
}: {
  load: WorkingsSource["load"];
  slug: string;
  /** The workbook of the opening case. */
  href: string;
  author: string;
  purpose: string;
}) {
  const [failed, setFailed] = useState(false);

  async function download(event: MouseEvent) {
    // The case on show is in the url.
    const { search, origin, pathname } = location;
    if (failed || search === "") return;
    event.preventDefault();
    try {
      const { workings } = await load();
      if (workings.changedCells) {
        saveFile(`${slug}.xlsx`, [await ownersFile(href, workings.changedCells(search))], fileType);
        return;
      }
      const [{ modelWorkbook }, { packWorkbook }] = await Promise.all([
        import("#app/workbook/model-workbook.ts"),
        import("#app/workbook/pack-workbook.ts"),
      ]);
      const query = new URLSearchParams(search);
      query.delete("trace");
      const caseUrl = origin + pathname + (query.size > 0 ? `?${query}` : "");
      const caseName = workings.caseName(query.toString());
      const about = { author, purpose, caseName, caseUrl, savedAt: new Date() };
      const values = { ...workings.valuesOf(search), ...(await workings.loadData?.()) };
      const workbook = modelWorkbook(workings.sheet, values, about);
      saveFile(`${slug}.xlsx`, [new Uint8Array(packWorkbook(workbook))], fileType);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <ButtonAnchor href={href} download={`${slug}.xlsx`} onClick={download}>
        Download workbook (.xlsx)
      </ButtonAnchor>
      {failed && (
        <span role="status" className="text-small text-loss">
          Your case could not be written. Press again for the workbook of the opening case.
        </span>
      )}
    </>
  );
}

/** The file as the owner saved it, with the visitor's inputs and all that follows from them. */
async function ownersFile(href: string, changed: Promise<ChangedCells>) {
  const [answer, { returnWorkbook }] = await Promise.all([
    fetch(href),
    import("#workings/workbook/return-workbook.ts"),
  ]);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return new Uint8Array(returnWorkbook(bytes, await changed));
}

/** The case on show as a CSV file. What writes it is loaded at the press. */
export function DownloadNumbers({ load, slug }: { load: WorkingsSource["load"]; slug: string }) {
  const [failed, setFailed] = useState(false);

  async function download() {
    try {
      const [{ workings }, { caseCsv }] = await Promise.all([load(), import("./case-csv.ts")]);
      saveCsv(`${slug}.csv`, caseCsv(workings.sheet, workings.valuesOf(location.search)));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={download}
        className="needs-script no-print text-link min-h-11 cursor-pointer text-small lg:min-h-6"
      >
        <span className="sr-only">Download the </span>Numbers (.csv)
      </button>
      {failed && (
        <span role="status" className="text-small text-loss">
          The numbers could not be written. Check the connection and press again.
        </span>
      )}
    </>
  );
}
