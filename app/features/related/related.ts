/** A page that can be recommended at the end of another. */
export type Recommended = { path: string; title: string; tags: readonly string[] };

/**
 * The pages that share most with one, by tags. A tag counts for less the more pages have it: two pages
 * on bonds are closer than two in Excel. Equals keep the order of the list.
 */
export function relatedTo(
  page: Pick<Recommended, "path" | "tags">,
  pages: readonly Recommended[],
  { count, except }: { count: number; except: readonly string[] },
): Recommended[] {
  const tags = new Set(page.tags);
  const weights = tagWeightsIn(pages);
  const closeness = (other: Recommended) =>
    other.tags.reduce((sum, tag) => sum + (tags.has(tag) ? (weights.get(tag) ?? 0) : 0), 0);
  return pages
    .filter(({ path }) => path !== page.path && !except.includes(path))
    .map((other) => ({ other, closeness: closeness(other) }))
    .filter((candidate) => candidate.closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, count)
    .map(({ other }) => other);
}

const weightsOf = new WeakMap<readonly Recommended[], ReadonlyMap<string, number>>();

/** Counted once for a list of pages: every page asks for the weights of the same list. */
function tagWeightsIn(pages: readonly Recommended[]) {
  const known = weightsOf.get(pages) ?? tagWeights(pages);
  weightsOf.set(pages, known);
  return known;
}

function tagWeights(pages: readonly Recommended[]) {
  const uses = new Map<string, number>();
  for (const tag of pages.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return new Map([...uses].map(([tag, count]) => [tag, 1 / count]));
}
