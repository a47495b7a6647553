/** What the model takes as given and the visitor cannot change. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="grid gap-x-8 text-small sm:grid-cols-2">
      {facts.map(([name, text]) => (
        <div key={name} className="border-t border-rule py-2.5">
          <dt className="font-mono text-label text-muted">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
