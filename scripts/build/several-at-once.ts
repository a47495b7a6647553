/** Works through a list with a few items in progress at a time, so that every core is used and memory is not. */
export async function severalAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
) {
  const waiting = [...items].values();
  const workers = Array.from({ length: atOnce }, async () => {
    // All workers take from the same iterator, each the next item that nobody has.
    for (const item of waiting) await work(item);
  });
  await Promise.all(workers);
}
