/** A section opens under one strong hairline. */
export function SectionHeading({ id, title }: { id: string; title: string }) {
  return (
    <div className="border-t border-ink pt-3">
      <h2 id={id} className="text-[1.875rem] leading-tight">
        {title}
      </h2>
    </div>
  );
}
