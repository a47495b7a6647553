/**
 * Works through a list with a few items in progress at a time, to use every core without filling the memory. After
 * an error it starts no further item, and fails when those in progress are done, so that none is still writing files.
 */
export async function severalAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
) {
  const waiting = [...items].values();
  const errors: unknown[] = [];
  const workers = Array.from({ length: atOnce }, async () => {
    // All workers take from the same iterator, so that each item is processed once.
    for (const item of waiting) {
      await work(item).catch((error) => errors.push(error));
      if (errors.length > 0) return;
    }
  });
  await Promise.all(workers);
  if (errors.length > 0) throw errors[0];
}

/** Fails only when all have ended: a failed build is deleted, and nothing may still be writing to it. */
export function inParallel(...tasks: (() => Promise<unknown>)[]) {
  return severalAtOnce(tasks, tasks.length, async (task) => void (await task()));
}
