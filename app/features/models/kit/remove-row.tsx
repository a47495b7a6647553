import { IconButton } from "#app/components/ui/icon-button.tsx";
import { CloseIcon } from "#app/components/ui/icons.tsx";

/** Removes one row of a list, such as a bond. */
export function RemoveRow({
  title,
  row,
  disabled,
  onClick,
}: {
  /** What one row is: `Leg`, `Bond`. */
  title: string;
  /** Counted from 0. */
  row: number;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton
      label={`Remove ${title.toLowerCase()} ${row + 1}`}
      className="shrink-0 border-transparent! disabled:opacity-30"
      disabled={disabled}
      onClick={onClick}
    >
      <CloseIcon />
    </IconButton>
  );
}
