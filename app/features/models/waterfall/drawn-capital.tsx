import { formatMillionEuro } from "#app/format/money.ts";

/** Whether the fund draws what was promised: the model does not stop at the commitment, but says so. */
export function DrawnCapital({ paidIn, committed }: { paidIn: number; committed: number }) {
  const over = paidIn - committed;
  return (
    <p className="mt-1 mb-4 max-w-reading text-muted">
      Contributions and fees draw {formatMillionEuro(paidIn)} of the {formatMillionEuro(committed)}{" "}
      committed
      {over > 0 && (
        <strong className="font-medium text-loss">, {formatMillionEuro(over)} too much</strong>
      )}
      . Amounts are rounded to a thousand euro together, so that every row and column adds up.
    </p>
  );
}
