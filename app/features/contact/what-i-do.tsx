export function WhatIDo({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="what-i-do">
      <h2 id="what-i-do" className="border-b border-ink pb-1.5 text-h3">
        What I do
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item} className="border-b border-rule py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
