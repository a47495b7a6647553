import { use, useState } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import type { Account } from "#models/report/trial-balance.ts";
import { FiguresContext } from "../kit/workings/figures.ts";
import { MappingTable, type MoveAccount } from "./mapping-table.tsx";

/** Every account and its line, folded. Their working is shown once there is a report to which they lead. */
export function Accounts({
  accounts,
  isReported,
  move,
}: {
  accounts: readonly Account[];
  isReported: boolean;
  move: MoveAccount;
}) {
  const figures = use(FiguresContext);
  // A list of lines for every account is much to render for visitors who never open it.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      title={<h3 className="text-h3">Accounts and their lines</h3>}
      size={`${accounts.length} rows`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="mt-10 border-y border-ink"
    >
      <p className="max-w-reading pb-2 text-small text-muted">
        The line is found by the account number, or by a column titled line. Moving an account
        changes every statement at once; the move is part of the link.
      </p>
      <FiguresContext value={isReported ? figures : null}>
        {/* Not styled again at every step while it is out of sight: each row has a list of all lines. */}
        <div className="[contain-intrinsic-block-size:auto_80rem] [content-visibility:auto] print:[content-visibility:visible]">
          <MappingTable accounts={accounts} canMove={isOpen} move={move} />
        </div>
      </FiguresContext>
    </Fold>
  );
}
