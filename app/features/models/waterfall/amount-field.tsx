import { useState } from "react";
import { type AmountLimit, amountWithin } from "./fund-case.ts";

/**
 * A number field that may hold half-typed text without disturbing the model: a sound amount counts at
 * once, anything else waits, and on leaving the field it gives way to the nearest amount there is.
 */
export function AmountField({
  id,
  label,
  describedBy,
  millions,
  limit,
  onChange,
}: {
  id?: string;
  label: string;
  describedBy: string;
  millions: number;
  limit: AmountLimit;
  onChange: (millions: number) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const invalid = draft !== null && amountWithin(draft, limit) === null;

  function type(text: string) {
    setDraft(text);
    const amount = amountWithin(text, limit);
    if (amount !== null && amount !== millions) onChange(amount);
  }

  function leave() {
    if (invalid && draft) onChange(Math.min(limit.max, Math.max(limit.min, Number(draft))));
    setDraft(null);
  }

  return (
    <input
      id={id}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      min={limit.min}
      max={limit.max}
      // With "any" the arrow keys move by one million, and tenths can still be typed.
      step="any"
      value={draft ?? millions}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      // On phones in full size: some browsers zoom into a field with smaller text.
      className="figures block min-h-11 w-full [appearance:textfield] border-b border-edge bg-transparent px-2 text-right font-mono text-base transition-colors hover:bg-accent-soft focus:border-accent aria-invalid:border-loss aria-invalid:text-loss md:min-h-9 md:text-small [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
    />
  );
}
