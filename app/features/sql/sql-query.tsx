import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/boot/use-hydrated.ts";
import { CodeTokens, CopyCode } from "#app/components/prose/code-block.tsx";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { useLocation } from "#app/lib/url-state/use-location.ts";
import type { CodeLine, LineRange, WorkedQuery } from "./query.ts";
import { QueryBar, ShareButton, StepControls } from "./query-bar.tsx";
import { QueryCaption } from "./query-caption.tsx";
import { RunView } from "./run-view.tsx";
import { useQueryText } from "./shared-query.ts";
import { SqlEditor } from "./sql-editor.tsx";
import { StepList } from "./step-list.tsx";
import { useRunner } from "./use-runner.ts";
import { useStep } from "./use-step.ts";

/** A worked query: its code, the result of each of its steps, and PostgreSQL to run it on. */
export function SqlQuery({ query }: { query: WorkedQuery }) {
  const { id, title, section, steps } = query;
  const code = useRef<HTMLPreElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { index, go } = useStep(id, steps.length);
  const { text, source, arrivals, change, reset } = useQueryText(id, steps.at(-1)?.sql ?? "");
  const { run, start, end, clear } = useRunner(query.database);
  const [editing, setEditing] = useState<"no" | "yes" | "failed">("no");
  const [wasRun, setWasRun] = useState(false);
  const step = steps[index];
  const { hash } = useLocation();

  // An address that names this query leads to it even where it is folded.
  useEffect(() => {
    const isAsked = hash.startsWith(`#${id}-step`) || hash.startsWith(`#${id}=`);
    if (isAsked) frame.current?.closest("details")?.setAttribute("open", "");
  }, [id, hash]);

  if (!step) return null;

  const fullName = `${title}, ${section}`;
  const isEditing = editing === "yes";
  const isAuthors = source === "author";
  const isBusy = run.kind === "loading" || run.kind === "running";
  const error = run.kind === "finished" && run.outcome.kind === "error" ? run.outcome : null;
  const lines = isAuthors ? query.lines : text.split("\n").map((line) => [line]);
  const showsSteps = run.kind === "none" && isAuthors;

  function runText(sql: string, name: string) {
    setWasRun(true);
    start(sql, name);
  }
  function goToStep(to: number) {
    clear();
    go(to);
  }
  function resetAll() {
    end();
    clear();
    reset();
    setEditing("no");
    setWasRun(false);
  }
  function leaveEditor() {
    setEditing("no");
    frame.current?.querySelector<HTMLButtonElement>("[aria-pressed]")?.focus();
  }
  function answerKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
      return;
    event.preventDefault();
    if (!isBusy) runText(text, "result");
  }

  return (
    <figure className="sql-query" data-live={hydrated || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter runs the query from any control inside */}
      <div ref={frame} className="code-block" onKeyDown={answerKey}>
        <QueryBar
          title={isAuthors ? title : `${title}, changed`}
          isBusy={isBusy}
          isEditing={isEditing}
          canReset={wasRun || !isAuthors}
          onRun={() => runText(text, "result")}
          onCancel={end}
          onEdit={() => (isEditing ? leaveEditor() : setEditing("yes"))}
          onReset={resetAll}
        >
          {!isAuthors && <ShareButton queryId={id} text={text} />}
          <CopyCode name={fullName} code={code} />
          {isAuthors && <StepControls index={index} steps={steps.length} onGo={goToStep} />}
        </QueryBar>
        {source === "link" && (
          <p className="sql-notice">
            This query came with the link and is not the author’s. It does not run until you press
            Run.
          </p>
        )}
        {isEditing && (
          <SqlEditor
            key={arrivals}
            label={`Code: ${fullName}`}
            text={text}
            onChange={change}
            onRun={(now) => runText(now, "result")}
            onLeave={leaveEditor}
            onFail={() => setEditing("failed")}
            errorAt={error?.position ?? null}
          />
        )}
        {editing === "failed" && (
          <p className="sql-notice text-loss" role="alert">
            The editor could not be loaded. Check the connection and press Edit again.
          </p>
        )}
        <div hidden={isEditing}>
          <ScrollArea label={`Code: ${fullName}`}>
            <CodeLines
              code={code}
              lines={lines}
              lit={showsSteps ? step.lines : [[0, lines.length - 1]]}
            />
          </ScrollArea>
        </div>
        {run.kind !== "none" && <RunView run={run} label={`Result: ${section}`} />}
        <StepList query={query} current={showsSteps ? index : null} />
      </div>
      <QueryCaption
        run={run}
        step={showsSteps ? step : null}
        place={`${index + 1} of ${steps.length}`}
        takes={query.takes}
        onShowAll={() => runText(step.sql, step.name)}
      />
    </figure>
  );
}

/** The code of a query. While only some lines belong to a step, the others lose their colors. */
function CodeLines({
  code,
  lines,
  lit,
}: {
  code: RefObject<HTMLPreElement | null>;
  lines: readonly CodeLine[];
  lit: readonly LineRange[];
}) {
  const isLit = (line: number) => lit.some(([from, to]) => line >= from && line <= to);
  const isWhole = lines.every((_, line) => isLit(line));
  return (
    <pre ref={code} className="code sql-code" data-dimmed={isWhole ? undefined : true}>
      <code>
        {lines.map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a query are never reordered
          <span key={number} data-lit={isWhole || !isLit(number) ? undefined : true}>
            <CodeTokens line={line} />
            {"\n"}
          </span>
        ))}
      </code>
    </pre>
  );
}
