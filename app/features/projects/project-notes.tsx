import { Fold } from "#app/components/ui/fold.tsx";
import type { ProjectDetail } from "#content/types.ts";

/** Below the text of a project: what was hard about it, and what it does. */
export function ProjectNotes({ detail: { challenges, features } }: { detail: ProjectDetail }) {
  if (challenges.length + features.length === 0) return null;
  const besideFeatures =
    "md:grid md:grid-cols-2 lg:grid-cols-[1fr_2fr] print:grid print:grid-cols-2";
  return (
    <aside
      aria-label="Challenges and features"
      className={`mt-10 gap-x-12 text-small ${features.length > 0 ? besideFeatures : ""}`}
    >
      <List
        id="challenges"
        title="Challenges"
        items={challenges}
        columns={features.length > 0 ? "" : "lg:grid lg:grid-cols-3"}
      />
      <List id="features" title="Features" items={features} columns="lg:grid lg:grid-cols-2" />
    </aside>
  );
}

function List({
  id,
  title,
  items,
  columns,
}: {
  id: string;
  title: string;
  items: readonly string[];
  columns: string;
}) {
  if (items.length === 0) return null;
  return (
    <Fold title={title} size={`${items.length}`} onPhonesOnly className="border-t border-ink">
      <h2 id={id} className="text-h2 max-md:sr-only md:pt-2 md:pb-1.5">
        {title}
      </h2>
      <ul className={`gap-x-12 ${columns}`}>
        {items.map((item) => (
          <li key={item} className="border-t border-rule py-2">
            {item}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
