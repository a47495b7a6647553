/**
 * A link without a target. The reason is part of its name, and the link stays in the tab order, so that visitors using
 * a screen reader or the keyboard do not miss it.
 */
export function UnavailableLink({ children, because }: { children: string; because: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it has no target on purpose, and is announced as disabled
    <a role="link" aria-disabled="true" tabIndex={0}>
      {children} <span className="text-small">({because})</span>
    </a>
  );
}
