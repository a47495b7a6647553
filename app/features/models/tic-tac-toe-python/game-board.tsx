import { type KeyboardEvent, useRef } from "react";
import { InlineScript, inlineCall } from "#app/boot/inline-script.tsx";
import { useHydrated } from "#app/boot/use-hydrated.ts";
import { type Mark, status } from "#models/tic-tac-toe/board.ts";
import { type Outlook, outlooks } from "#models/tic-tac-toe/perfect-play.ts";
import { boardOf, human } from "./game.ts";
import { DrawnMark, WinningLine } from "./marks.tsx";
import { cellName, outlookInWords } from "./words.ts";

export function GameBoard({
  moves,
  showsOutlook,
  onPlay,
}: {
  moves: readonly number[];
  showsOutlook: boolean;
  onPlay: (cell: number) => void;
}) {
  const cells = useRef<HTMLFieldSetElement>(null);
  const hydrated = useHydrated();
  const board = boardOf({ moves });
  const now = status(board);
  const ahead = showsOutlook ? outlooks(board, human) : null;

  function handleKey(event: KeyboardEvent, cell: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = cellReached(cell, event.key);
    if (target === null) return;
    event.preventDefault();
    cells.current?.querySelectorAll("button")[target]?.focus();
  }

  return (
    <>
      <fieldset
        ref={cells}
        className="relative mx-auto max-w-[26rem]"
        disabled={!hydrated}
        suppressHydrationWarning
      >
        <legend className="sr-only">Board</legend>
        <div className="grid aspect-square grid-cols-3 grid-rows-3">
          {board.map((mark, cell) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
              key={cell}
              type="button"
              aria-label={
                mark ? `${cellName(cell)}, ${mark}` : freeCellName(cell, ahead?.get(cell))
              }
              // Not `disabled`: that would take the focus away from the cell just played.
              aria-disabled={mark !== null || now.kind !== "playing"}
              onClick={() => onPlay(cell)}
              onKeyDown={(event) => handleKey(event, cell)}
              className="grid place-items-center border-edge text-muted transition-colors nth-[n+4]:border-t not-nth-[3n+1]:border-l enabled:not-aria-disabled:cursor-pointer enabled:not-aria-disabled:hover:bg-accent-soft enabled:not-aria-disabled:active:bg-rule"
            >
              <CellContent mark={mark} cell={cell} outlook={ahead?.get(cell)} />
            </button>
          ))}
        </div>
        {now.kind === "won" && <WinningLine line={now.line} by={now.by} />}
      </fieldset>
      <InlineScript code={inlineCall(enableBoard)} />
    </>
  );
}

/** In the order in which it is shown, so that what is heard begins with what is seen. */
function freeCellName(cell: number, outlook: Outlook | undefined) {
  const shown = outlook ? [cell + 1, outlookInWords(outlook)] : [cell + 1];
  return [...shown, cellName(cell), "empty"].join(", ");
}

const outlookColor = { win: "text-accent", draw: "text-muted", loss: "text-loss" };

/** A free cell shows its number, as the tutorial's program prints it, and on demand how the game would end. */
function CellContent({
  mark,
  cell,
  outlook,
}: {
  mark: Mark | null;
  cell: number;
  outlook: Outlook | undefined;
}) {
  if (mark !== null) return <DrawnMark mark={mark} />;
  return (
    <span className="figures font-mono text-label">
      {cell + 1}{" "}
      {outlook && (
        <span className={`block ${outlookColor[outlook.result]}`}>{outlookInWords(outlook)}</span>
      )}
    </span>
  );
}

/** Where an arrow key leads from a cell; `null` at the edge and for any other key. */
function cellReached(cell: number, key: string): number | null {
  const column = cell % 3;
  if (key === "ArrowLeft") return column > 0 ? cell - 1 : null;
  if (key === "ArrowRight") return column < 2 ? cell + 1 : null;
  if (key === "ArrowUp") return cell > 2 ? cell - 3 : null;
  if (key === "ArrowDown") return cell < 6 ? cell + 3 : null;
  return null;
}

/** Where scripts run, a press before React has taken over counts; without script the board stays disabled. */
function enableBoard() {
  document.currentScript?.previousElementSibling?.removeAttribute("disabled");
}
