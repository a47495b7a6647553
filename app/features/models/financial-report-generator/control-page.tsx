import { memo, useState } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { DecimalMark } from "#models/report/amount.ts";
import { isLineName, type LineName, lineNames, reportLines } from "#models/report/lines.ts";
import { type Account, readTrialBalance, type TrialBalance } from "#models/report/trial-balance.ts";
import { readCsv } from "../kit/csv.ts";
import type { Mapping } from "./fields.ts";
import { euros, noticeText, problemText } from "./words.ts";

export type MoveAccount = (account: string, line: LineName) => void;

/** The control page: what stops the report, row by row, with what can be done about it here. */
export function Problems({
  trial,
  decimalMark,
  text,
  mapping,
  move,
  chooseDecimals,
}: {
  trial: TrialBalance & { openQuote: boolean };
  decimalMark: DecimalMark;
  text: string;
  mapping: Mapping;
  move: MoveAccount;
  chooseDecimals: (mark: DecimalMark) => void;
}) {
  const other: DecimalMark = decimalMark === "point" ? "comma" : "point";
  return (
    <section aria-labelledby="problems">
      <h2 id="problems" className="text-h2">
        What stops the report
      </h2>
      <p className="mt-1 max-w-reading text-muted">
        Nothing is written until every check passes, and nothing you entered is changed.
      </p>
      <ul className="mt-4 border-t border-ink">
        {trial.openQuote && (
          <li className="border-b border-rule py-3 text-loss">
            A quotation mark is opened and never closed, so rows may have run together.
          </li>
        )}
        {trial.problems.map((problem) => (
          <li key={problemText(problem)} className="border-b border-rule py-3">
            <p className="text-loss">{problemText(problem)}</p>
            {problem.kind === "unmapped" && (
              <AssignLine
                account={problem.account}
                assign={(line) => move(problem.account, line)}
              />
            )}
          </li>
        ))}
        {trial.notices.map((notice) => (
          <li key={noticeText(notice)} className="border-b border-rule py-3 text-muted">
            {noticeText(notice)}
          </li>
        ))}
      </ul>
      {readsBetterAs(other, trial, text, mapping) && (
        <Button look="quiet" className="mt-4" onClick={() => chooseDecimals(other)}>
          Read amounts as {other === "comma" ? "1.234,56" : "1,234.56"}
        </Button>
      )}
    </section>
  );
}

/** A choice and then a button: a choice that acted at once would act on the first letter typed. */
function AssignLine({ account, assign }: { account: string; assign: (line: LineName) => void }) {
  const [line, setLine] = useState<LineName | null>(null);
  return (
    <div className="mt-2 flex flex-wrap gap-2.5">
      <LineSelect label={`Line of account ${account}`} line={line} onChange={setLine} />
      <Button look="quiet" disabled={line === null} onClick={() => line && assign(line)}>
        Use this line<span className="sr-only"> for account {account}</span>
      </Button>
    </div>
  );
}

/** Offered, not guessed: every amount can be read in the other format, and some cannot in this one. */
function readsBetterAs(mark: DecimalMark, trial: TrialBalance, text: string, mapping: Mapping) {
  if (!trial.problems.some(isNoAmount)) return false;
  const { cells } = readCsv(text);
  return !readTrialBalance(cells, { decimalMark: mark, mapping }).problems.some(isNoAmount);
}

function isNoAmount({ kind }: { kind: string }) {
  return kind === "not an amount";
}

/** Every account with its line, which can be changed. */
export const MappingTable = memo(function MappingTable({
  accounts,
  move,
}: {
  accounts: readonly Account[];
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
          {accounts.map(({ account, name, closing, line }) => (
            <tr key={account} className="border-b border-rule last:border-ink">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                <span className="font-mono text-muted">{account}</span> {name}
              </th>
              <td className="py-1 pr-3 text-right">{euros(closing)}</td>
              <td className="py-1">
                <LineSelect
                  label={`Line of account ${account}`}
                  line={line}
                  onChange={(chosen) => move(account, chosen)}
                />
                <span className="hidden print:inline noscript:inline">
                  {reportLines[line].title}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
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
