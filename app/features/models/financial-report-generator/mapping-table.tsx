import { memo, use, useState } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { Fold, sectionHandle } from "#app/components/ui/fold.tsx";
import { formatCount } from "#app/lib/format/number.ts";
import { sheetRowOf } from "#models/report/file-inputs.ts";
import { isLineName, type LineName, lineNames, reportLines } from "#models/report/lines.ts";
import type { Account } from "#models/report/trial-balance.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { FiguresContext } from "../kit/workings/figures.ts";
import type { ReportFigures } from "./statement-tables.tsx";
import { euros } from "./words.ts";

export type MoveAccount = (account: string, line: LineName) => void;
type IdOf = ReportFigures["id"];

/** Every account with its line, which can be changed. */
const MappingTable = memo(function MappingTable({
  accounts,
  canMove,
  idOf,
  move,
}: {
  accounts: readonly Account[];
  /** Whether the lines can be chosen, or are only named. */
  canMove: boolean;
  idOf: IdOf;
  move: MoveAccount;
}) {
  return (
    <ScrollArea label="Accounts and their lines, table">
      <table className="figure-table [--line-gap:0.25rem]">
        <caption className="sr-only">Accounts and the report line each one is on</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Balance</th>
            <th scope="col" className="text-left">
              Line
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, name, closing, line }, index) => (
            <AccountRow
              // By place: another trial balance then reuses the rows, each with a long list of lines.
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state of its own
              key={index}
              account={account}
              name={name}
              balance={euros(closing / 100)}
              line={line}
              sheetRow={sheetRowOf(index, accounts.length)}
              canMove={canMove}
              idOf={idOf}
              move={move}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
});

/** Rendered only when its account changes. */
const AccountRow = memo(function AccountRow({
  account,
  name,
  balance,
  line,
  sheetRow,
  canMove,
  idOf,
  move,
}: {
  account: string;
  name: string;
  balance: string;
  line: LineName;
  /** The workbook has no row of its own for each account of a very long list. */
  sheetRow: number | null;
  canMove: boolean;
  idOf: IdOf;
  move: MoveAccount;
}) {
  return (
    <tr className="last:border-ink">
      <th scope="row">
        <span className="font-mono text-muted">{account}</span> {name}
      </th>
      <td>
        {sheetRow === null ? (
          balance
        ) : (
          <FigureText id={idOf("accountClosing", sheetRow)} text={balance} />
        )}
      </td>
      <td
        className="text-left"
        data-cell={sheetRow === null ? undefined : idOf("accountLine", sheetRow)}
      >
        {canMove && (
          <LineSelect
            label={`Line of account ${account}`}
            line={line}
            onChange={(chosen) => move(account, chosen)}
          />
        )}
        <span className="hidden print:inline noscript:inline">{reportLines[line].title}</span>
      </td>
    </tr>
  );
});

/** The lines of the report to choose from. */
export function LineSelect({
  label,
  line,
  onChange,
}: {
  label: string;
  line: LineName | null;
  onChange: (line: LineName) => void;
}) {
  return (
    <select
      aria-label={label}
      value={line ?? ""}
      onChange={({ target: { value } }) => {
        if (isLineName(value)) onChange(value);
      }}
      autoComplete="off"
      className="needs-script no-print min-h-11 max-w-full rounded-sm border border-edge bg-card px-2 text-base hover:border-ink md:min-h-8 md:text-small"
    >
      {line === null && <option value="">Choose a line</option>}
      {lineNames.map((name) => (
        <option key={name} value={name}>
          {reportLines[name].title}
        </option>
      ))}
    </select>
  );
}

/** Every account and its line, folded. Their working is shown once there is a report to which they lead. */
export function Accounts({
  accounts,
  isReported,
  idOf,
  move,
}: {
  accounts: readonly Account[];
  isReported: boolean;
  idOf: IdOf;
  move: MoveAccount;
}) {
  const figures = use(FiguresContext);
  // A list of lines for every account is much to render for visitors who never open it.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      title={<h3 className={sectionHandle}>Accounts and their lines</h3>}
      size={formatCount(accounts.length, "row")}
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
          <MappingTable accounts={accounts} canMove={isOpen} idOf={idOf} move={move} />
        </div>
      </FiguresContext>
    </Fold>
  );
}
