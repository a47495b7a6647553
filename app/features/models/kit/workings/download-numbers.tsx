import { useState } from "react";
import { saveCsv } from "#app/components/ui/save-file.ts";
import type { WorkingsSource } from "./workings-source.ts";

/** The case on show as a file of separated values. What writes it is loaded at the press. */
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
        className="needs-script no-print min-h-11 cursor-pointer text-small text-accent underline-offset-3 hover:underline lg:min-h-6"
      >
        Download the numbers (.csv)
      </button>
      {failed && (
        <span role="status" className="text-small text-loss">
          The numbers could not be written. Check the connection and press again.
        </span>
      )}
    </>
  );
}
