import { memo } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { sheetRowOf } from "#models/report/file-inputs.ts";
import { type LineName, reportLines } from "#models/report/lines.ts";
import type { Account } from "#models/report/trial-balance.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { LineSelect } from "./line-select.tsx";
import { euros } from "./words.ts";

export type MoveAccount = (account: string, line: LineName) => void;

/** Every account with its line, which can be changed. */
export const MappingTable = memo(function MappingTable({
  accounts,
  canMove,
  move,
}: {
  accounts: readonly Account[];
  /** Whether the lines can be chosen, or are only named. */
  canMove: boolean;
  move: MoveAccount;
}) {
  return (
    <ScrollArea label="Accounts and their lines, table">
      <table className="figures w-full text-small">
        <caption className="sr-only">Accounts and the report line each one is on</caption>
        <thead className="font-mono text-label text-muted">
          <tr className="border-b border-ink *:py-2 *:font-normal">
            <th scope="col" className="pr-3 text-left">
              Account
            </th>
            <th scope="col" className="pr-3 text-right">
              Balance
            </th>
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
  move,
}: {
  account: string;
  name: string;
  balance: string;
  line: LineName;
  sheetRow: number | null;
  canMove: boolean;
  move: MoveAccount;
}) {
  return (
    <tr className="border-b border-rule last:border-ink">
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        <span className="font-mono text-muted">{account}</span> {name}
      </th>
      <td className="py-1 pr-3 text-right">
        <Balance row={sheetRow} text={balance} />
      </td>
      <td className="py-1" data-cell={lineCell(sheetRow)}>
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

/** The workbook has no row of its own for each account of a very long list. */
function Balance({ row, text }: { row: number | null; text: string }) {
  return row === null ? text : <FigureText id={`accountClosing.${row}`} text={text} />;
}

function lineCell(row: number | null) {
  return row === null ? undefined : `accountLine.${row}`;
}
