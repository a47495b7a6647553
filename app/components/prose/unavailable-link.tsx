/** A link that leads nowhere yet: an anchor without an address, which says so and does not jump. */
export function UnavailableLink({ children }: { children: string }) {
  return (
    <span className="text-muted">
      <span className="underline decoration-dotted underline-offset-4">{children}</span>{" "}
      <span className="font-mono text-label whitespace-nowrap">(not available yet)</span>
    </span>
  );
}
