import type { Project } from "#content/types.ts";

/** The projects before and after one in the listing, section by section; those without a page are skipped. */
export function projectNeighbors(
  projects: readonly Project[],
  sections: readonly { id: string }[],
  slug: string,
) {
  const listed = sections.flatMap(({ id }) =>
    projects.filter(({ section, detail }) => section === id && detail !== null),
  );
  const index = listed.findIndex((project) => project.slug === slug);
  if (index < 0) return { previous: null, next: null };
  return { previous: listed[index - 1] ?? null, next: listed[index + 1] ?? null };
}
