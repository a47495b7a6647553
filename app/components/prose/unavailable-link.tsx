/** A link that leads nowhere yet: it looks the part, says so, and does not jump. */
export function UnavailableLink({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link takes no focus
    <span role="link" aria-disabled="true" className="text-muted underline decoration-dotted">
      {children} <span className="font-mono text-label">(not available yet)</span>
    </span>
  );
}
