export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-20 -translate-y-24 rounded-md bg-ink px-4 py-2.5 text-small font-medium text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
