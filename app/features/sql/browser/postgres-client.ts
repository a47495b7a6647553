import type { FailureReason, RunOutcome, WorkerAnswer, WorkerRequest } from "./messages.ts";
import workerUrl from "./sql-worker.ts?worker&url";

export type PostgresClient = {
  run: (sql: string) => Promise<RunOutcome>;
  /** Ends PostgreSQL, whatever it is doing. Runs that wait for an answer fail with `Stopped`. */
  stop: () => void;
};

/** The visitor or another query ended PostgreSQL. */
export class Stopped extends Error {}

/** PostgreSQL could not be started, or broke down. */
export class Failed extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

type Waiting = { resolve: (outcome: RunOutcome) => void; reject: (error: Error) => void };

/** Starts PostgreSQL in a worker of its own, with the database that the script at this url creates. */
export function startPostgres(
  databaseUrl: string,
  {
    onBytes,
    onReady,
    onEnd,
  }: { onBytes: (bytes: number) => void; onReady: () => void; onEnd: () => void },
): PostgresClient {
  const worker = createWorker();
  const waiting = new Map<number, Waiting>();
  let nextId = 1;

  function ask(request: WorkerRequest) {
    worker.postMessage(request);
  }
  function end(error: Error) {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onEnd();
  }
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    switch (data.kind) {
      case "progress":
        return onBytes(data.bytes);
      case "ready":
        return onReady();
      case "failed":
        return end(new Failed(data.reason));
      case "outcome":
        waiting.get(data.id)?.resolve(data.outcome);
        waiting.delete(data.id);
    }
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    end(new Failed(workerFailure(event)));
  });

  ask({ kind: "open", databaseUrl: new URL(databaseUrl, location.href).href });
  return {
    run: (sql) =>
      new Promise((resolve, reject) => {
        const id = nextId;
        nextId += 1;
        waiting.set(id, { resolve, reject });
        ask({ kind: "run", id, sql });
      }),
    stop: () => end(new Stopped("stopped")),
  };
}

/** Without a message, the worker's own file did not arrive. */
function workerFailure({ message }: Partial<ErrorEvent>): FailureReason {
  if (!message) return "connection";
  return /memory/i.test(message) ? "no-memory" : "crashed";
}

type ScriptUrlPolicy = { createScriptURL: (url: string) => URL };
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => ScriptUrlPolicy;
};

let policy: ScriptUrlPolicy | undefined;

/** The page's policy lets one script become a worker: ours. */
function createWorker() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("sql-runner", { createScriptURL: () => workerUrl });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" });
}
