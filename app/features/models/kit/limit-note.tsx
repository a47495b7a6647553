/** What was asked for and could not be used, beside its field. The shell says it aloud. */
export function LimitNote({ id, note }: { id: string; note: string | undefined }) {
  if (note === undefined) return null;
  return (
    <p id={id} className="py-1 text-small text-loss">
      {note}
    </p>
  );
}
