import { SectionHeading } from "#app/components/ui/section-heading.tsx";

export function WhatIDo({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="what-i-do">
      <SectionHeading id="what-i-do" title="What I do" />
      <ul className="mt-3 border-t border-rule">
        {items.map((item) => (
          <li key={item} className="border-rule py-2.5 not-first:border-t">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
