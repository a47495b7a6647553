import { parentPort } from "node:worker_threads";

/** In a thread of `threads`: answers each task with its result. An error ends the thread, and the build with it. */
export function answerTasks<Task>(work: (task: Task) => Promise<unknown>) {
  parentPort?.on("message", async (task: Task) => parentPort?.postMessage(await work(task)));
}
