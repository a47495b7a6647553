import { type DragEvent, useId, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { maxRows } from "#models/report/trial-balance.ts";
import { demoText, type SourceName } from "./case-file.ts";

const maxBytes = 1_000_000;

/**
 * The trial balance as text: a demo to look at, or the visitor's own, pasted, typed, opened or dropped. Only
 * this component takes it in, and nothing sends it anywhere.
 */
export function Source({
  source,
  text,
  replaced,
  adopt,
  edit,
  restore,
}: {
  source: SourceName;
  text: string;
  /** What the visitor had before it was replaced. */
  replaced: string;
  /** Makes a text the visitor's own. */
  adopt: (text: string) => void;
  edit: (text: string) => void;
  restore: () => void;
}) {
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const isOwn = source === "own";

  async function takeFile(file: File | undefined) {
    if (!file) return;
    const outcome = await textOf(file);
    setRefused(outcome.refused);
    if (outcome.text !== null) adopt(outcome.text);
  }

  const dropTarget = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      takeFile(event.dataTransfer.files[0]);
    },
  };

  return (
    <div className="needs-script no-print" {...dropTarget}>
      <label htmlFor={id} className="block text-base leading-snug">
        {isOwn ? "Your trial balance" : "Trial balance of the demo"}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        readOnly={!isOwn}
        value={text}
        placeholder="account,name,debit,credit,opening,budget"
        onChange={(event) => edit(event.target.value)}
        onPaste={(event) => {
          if (isOwn) return;
          event.preventDefault();
          adopt(event.clipboardData.getData("text"));
        }}
        className="mt-1.5 block w-full resize-y rounded-sm border border-edge bg-card px-3 py-2.5 font-mono text-base text-ink read-only:text-muted hover:border-ink focus-visible:border-accent md:text-[0.75rem]/5"
      />
      <div className="mt-3 flex flex-wrap gap-2.5">
        {isOwn ? (
          <FileButton takeFile={takeFile} />
        ) : (
          <Button look="quiet" onClick={() => adopt(demoText(source))}>
            Edit this data
          </Button>
        )}
        {isOwn && replaced !== "" && (
          <Button look="quiet" onClick={restore}>
            Bring back the text before
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 text-small text-loss empty:hidden">
        {refused}
      </p>
      <p id={`${id}-hint`} className="mt-2 text-small text-muted">
        Paste, drop or edit a CSV file with a header for each column: account, name, debit and
        credit (or one balance, credits negative), and if you have them opening, budget and line. At
        most {formatNumber(maxRows)} rows. Your figures stay in this tab: they are not sent, and not
        part of a copied link.
      </p>
    </div>
  );
}

/** Looks like the other buttons; the input itself takes focus and keys. */
function FileButton({ takeFile }: { takeFile: (file: File | undefined) => void }) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-edge px-4 text-small font-medium hover:border-ink hover:bg-accent-soft md:min-h-9 md:px-3">
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className="peer absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          takeFile(target.files?.[0]);
          // So that the same file can be opened again after it was changed.
          target.value = "";
        }}
      />
      <span className="pointer-events-none absolute -inset-px rounded-md outline-offset-2 outline-accent peer-focus-visible:outline-2" />
      Open a file
    </label>
  );
}

type Outcome = { text: string; refused: null } | { text: null; refused: string };

async function textOf(file: File): Promise<Outcome> {
  if (file.size > maxBytes) {
    return { text: null, refused: `${file.name} is larger than 1 MB, the limit.` };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Workbooks are ZIP archives, which begin with these letters.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return { text: null, refused: `${file.name} is a workbook. Save it as CSV first.` };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), refused: null };
  } catch {
    // Excel on Windows still writes this encoding.
    return { text: new TextDecoder("windows-1252").decode(bytes), refused: null };
  }
}
