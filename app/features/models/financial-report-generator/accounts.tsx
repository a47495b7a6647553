import { use, useState } from "react";
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
    <details
      className="group mt-10 border-y border-ink"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-h3">
        <h3 className="mr-auto text-h3">Accounts and their lines</h3>
        <span className="mr-4 font-mono text-label text-muted">{accounts.length} rows</span>
        <span aria-hidden="true" className="group-open:rotate-45">
          +
        </span>
      </summary>
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
    </details>
  );
}
