import { useRef, useState } from "react";
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
  /** `latest` counts the runs: an answer that is no longer waited for is dropped. */
  const state = useRef({ latest: 0, isBusy: false });

  async function start(sql: string, name: string) {
    const own = state.current.latest + 1;
    state.current = { latest: own, isBusy: true };
    const isLatest = () => own === state.current.latest;
    const show = (next: Run) => isLatest() && setRun(next);
    show({ kind: "loading", megabytes: 0 });
    try {
      if (typeof WebAssembly === "undefined") return show({ kind: "failed", sentence: noWasm });
      const { runOnDatabase } = await import("./browser/databases.ts");
      if (!isLatest()) return;
      const url = `${import.meta.env.BASE_URL}data/${database}.sql`;
      const outcome = await runOnDatabase({ name: database, url }, sql, show);
      show({ kind: "finished", sql, name, outcome });
    } catch (error) {
      const words = await import("./browser/databases.ts").catch(() => null);
      show({ kind: "failed", sentence: words?.failureSentence(error) ?? offline });
    } finally {
      if (isLatest()) state.current.isBusy = false;
    }
  }

  /** Ends PostgreSQL, with everything that was changed in the database. */
  function end() {
    // If the code for databases cannot be loaded, then none has been started.
    import("./browser/databases.ts")
      .then(({ endDatabase }) => endDatabase(database))
      .catch(() => {});
  }

  /** Drops the run. One that is still running is ended, because nobody could cancel it anymore. */
  function clear() {
    const { isBusy } = state.current;
    state.current.latest += 1;
    state.current.isBusy = false;
    if (isBusy) end();
    setRun({ kind: "none" });
  }

  return { run, start, end, clear };
}

const noWasm =
  "This browser does not support WebAssembly, which PostgreSQL needs to run in the page. The steps work without it.";
const offline =
  "The connection dropped before PostgreSQL could be fetched. Press Run to try again; the steps need no download.";
