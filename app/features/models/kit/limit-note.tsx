/** Why a value could not be used, beside its field. The shell announces it. */
export function LimitNote({ id, note }: { id: string; note: string | undefined }) {
  if (note === undefined) return null;
  return (
    <p id={id} className="py-1 text-small text-loss">
      {note}
    </p>
  );
}
