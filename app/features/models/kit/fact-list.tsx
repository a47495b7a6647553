/** Its name, its text, and the cells of the model's sheet that it states. */
type Fact = readonly [name: string, text: string, cells?: string];

/** What the model takes as given and the visitor cannot change. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-8 text-small sm:grid-cols-2">
      {facts.map(([name, text, cells]) => (
        <div key={name} className="border-t border-rule py-2.5">
          <dt className="font-mono text-label text-muted">{name}</dt>
          <dd data-cell={cells}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
