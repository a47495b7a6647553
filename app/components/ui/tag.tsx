export function TagList({ tags, label = "Tags" }: { tags: readonly string[]; label?: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </ul>
  );
}

function Tag({ children }: { children: string }) {
  return (
    <li className="rounded-full border border-rule px-2.5 py-0.5 text-label text-muted">
      {children}
    </li>
  );
}
