import { once } from "node:events";
import { parentPort, Worker } from "node:worker_threads";

type Threads<Task, Result> = {
  /** Runs a task on an idle thread; starts one if there is none. */
  run: (task: Task) => Promise<Result>;
  close: () => Promise<void>;
};

/** What a thread is given when it starts. */
export type ThreadData<Material = unknown> = { module: string; material: Material };

/** Threads for work that would keep this one busy. `module` is run in each of them and calls `answerTasks`. */
export function threads<Task, Result>(module: URL, material: unknown): Threads<Task, Result> {
  const all: Worker[] = [];
  const idle: Worker[] = [];

  function started() {
    const workerData: ThreadData = { module: module.href, material };
    const worker = new Worker(new URL("./thread.js", import.meta.url), { workerData });
    all.push(worker);
    return worker;
  }

  return {
    async run(task) {
      const worker = idle.pop() ?? started();
      worker.postMessage(task);
      // Rejects with the error of a thread that fails.
      const [result] = await once(worker, "message");
      idle.push(worker);
      return result;
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

/** In a thread of `threads`: answers each task with its result. An error ends the thread, and the build with it. */
export function answerTasks<Task>(work: (task: Task) => Promise<unknown>) {
  parentPort?.on("message", async (task: Task) => parentPort?.postMessage(await work(task)));
}
