import { afterAll, expect, test } from "vitest";
import { threads } from "./threads.ts";

/** A thread's module that adds its material to each task, and refuses the task 0. */
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { threadId, workerData } from "node:worker_threads";
    import { answerTasks } from "${new URL("./threads.ts", import.meta.url)}";
    answerTasks(async (task) => {
      if (task === 0) throw new Error("nothing to add to");
      return { sum: task + workerData.material, threadId };
    });`)}`,
);

const adding = threads<number, { sum: number; threadId: number }>(module, 100);
afterAll(adding.close);

test("tasks run on threads, each with the material, and a thread that is done takes the next task", async () => {
  const [one, two] = await Promise.all([adding.run(1), adding.run(2)]);
  expect([one.sum, two.sum]).toEqual([101, 102]);
  expect(one.threadId).not.toBe(two.threadId);
  const three = await adding.run(3);
  expect([one.threadId, two.threadId]).toContain(three.threadId);
});

test("the error of a task is the error of the call", async () => {
  await expect(adding.run(0)).rejects.toThrow("nothing to add to");
});
