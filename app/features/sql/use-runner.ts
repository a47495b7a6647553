import { useEffect, useRef, useState } from "react";
import type { RunProgress } from "./browser/databases.ts";
import type { RunOutcome } from "./browser/messages.ts";

export type Run =
  | { kind: "none" }
  | RunProgress
  | { kind: "failed"; sentence: string }
  /** The text that was run, and what it is called: a step, or the query itself. */
  | { kind: "finished"; sql: string; name: string; outcome: RunOutcome };

/** Runs texts on PostgreSQL in the browser. Nothing of it is loaded before the first run. */
export function useRunner(database: string) {
  const [run, setRun] = useState<Run>({ kind: "none" });
  /** Counts the runs: an answer that is no longer waited for is dropped. */
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  async function start(sql: string, name: string) {
    latest.current += 1;
    const own = latest.current;
    const show = (next: Run) => own === latest.current && setRun(next);
    show({ kind: "loading", megabytes: 0 });
    try {
      if (typeof WebAssembly === "undefined") return show({ kind: "failed", sentence: noWasm });
      const { runOnDatabase } = await import("./browser/databases.ts");
      const url = `${import.meta.env.BASE_URL}data/${database}.sql`;
      const outcome = await runOnDatabase({ name: database, url }, sql, show);
      show({ kind: "finished", sql, name, outcome });
    } catch (error) {
      const words = await import("./browser/failure-sentence.ts").catch(() => null);
      show({ kind: "failed", sentence: words?.failureSentence(error) ?? offline });
    }
  }

  /** Ends PostgreSQL, with everything that was changed in the database. */
  async function end() {
    const { endDatabase } = await import("./browser/databases.ts");
    endDatabase(database);
  }

  function clear() {
    latest.current += 1;
    setRun({ kind: "none" });
  }

  return { run, start, end, clear };
}

const noWasm =
  "This browser does not support WebAssembly, which PostgreSQL needs to run in the page. The steps work without it.";
const offline =
  "The connection dropped before PostgreSQL could be fetched. Press Run to try again; the steps need no download.";
