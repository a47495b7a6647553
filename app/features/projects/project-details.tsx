import { formatMonth } from "#app/format/date.ts";
import type { ProjectDetail } from "#content/types.ts";

/** The margin of a project page: when, how long, with what, and what was hard about it. */
export function ProjectDetails({ detail }: { detail: ProjectDetail }) {
  return (
    <aside
      aria-label="Project details"
      className="space-y-8 text-small lg:order-last print:grid print:grid-cols-3 print:gap-x-8 print:gap-y-6 print:space-y-0"
    >
      <dl className="border-t border-ink print:col-span-3">
        <Line name="Completed" value={formatMonth(detail.completed)} />
        <Line name="Duration" value={detail.duration} />
      </dl>
      <List id="challenges" title="Challenges" items={detail.challenges} />
      <List id="features" title="Features" items={detail.features} />
      <List id="technologies" title="Technologies" items={detail.technologies} />
    </aside>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-2">
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function List({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
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
