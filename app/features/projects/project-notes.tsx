import type { ProjectDetail } from "#content/types.ts";

/** The margin beside the prose of a project: what was hard about it, and what it does. */
export function ProjectNotes({ detail }: { detail: ProjectDetail }) {
  if (detail.challenges.length + detail.features.length === 0) return null;
  return (
    <aside
      aria-label="Challenges and features"
      className="space-y-8 text-small print:grid print:grid-cols-2 print:gap-x-8 print:space-y-0"
    >
      <List id="challenges" title="Challenges" items={detail.challenges} />
      <List id="features" title="Features" items={detail.features} />
    </aside>
  );
}

function List({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 id={id} className="border-b border-ink pb-1.5 text-h2">
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item} className="border-b border-rule py-2">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
