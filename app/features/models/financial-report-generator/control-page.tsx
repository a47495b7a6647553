import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { DecimalMark } from "#models/report/amount.ts";
import type { LineName } from "#models/report/lines.ts";
import { type Mapping, type ReadFile, readFile } from "./case-file.ts";
import { LineSelect, type MoveAccount } from "./mapping-table.tsx";
import { noticeText, problemText } from "./words.ts";

/** The control page: what stops the report, row by row, with what can be done about it here. */
export function Problems({
  trial,
  decimalMark,
  text,
  mapping,
  move,
  chooseDecimals,
}: {
  trial: ReadFile;
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
      {hasFewerProblemsAs(other, trial, text, mapping) && (
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
function hasFewerProblemsAs(mark: DecimalMark, trial: ReadFile, text: string, mapping: Mapping) {
  if (!trial.problems.some(isUnreadableAmount)) return false;
  return !readFile(text, { decimalMark: mark, mapping }).problems.some(isUnreadableAmount);
}

function isUnreadableAmount({ kind }: { kind: string }) {
  return kind === "not an amount";
}
