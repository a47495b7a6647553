/**
 * A link that leads nowhere yet. The reason is part of its name, and the link stays in the tab order,
 * so that visitors using a screen reader or the keyboard do not miss it.
 */
export function UnavailableLink({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it has no target on purpose, and is announced as disabled
    <a role="link" aria-disabled="true" tabIndex={0}>
      {children}{" "}
      <span className="inline-block font-mono text-label whitespace-nowrap">
        (not available yet)
      </span>
    </a>
  );
}
