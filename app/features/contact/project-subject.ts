export type RequestedProject = { slug: string; title: string };

/**
 * The subject for `?project=SLUG`. It replaces a subject that an earlier link filled in, never one that the
 * visitor wrote. An unknown slug changes nothing.
 */
export function projectSubject({
  search,
  current,
  projects,
}: {
  search: string;
  current: string;
  projects: readonly RequestedProject[];
}) {
  const slug = new URLSearchParams(search).get("project");
  const project = projects.find((project) => project.slug === slug);
  const filledIn = projects.some((project) => subjectOf(project) === current);
  return project && (current === "" || filledIn) ? subjectOf(project) : current;
}

function subjectOf({ title }: RequestedProject) {
  return `Copy of “${title}”`;
}
