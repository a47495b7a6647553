import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { ModelHandle } from "../kit/model-handle.tsx";
import { firstGame, humanPlays, nextGame, type Score } from "./game.ts";
import { GameBoard } from "./game-board.tsx";
import { MoveList } from "./move-list.tsx";
import { account, headline } from "./words.ts";

const section = { id: "play", text: "Play it" };

/** The tutorial's game, played against the tutorial's search. */
function TicTacToe() {
  const [game, setGame] = useState(firstGame);
  const [showsOutlook, setShowsOutlook] = useState(false);
  return (
    <section aria-labelledby={section.id} className="mt-5 mb-8 border-t border-ink pt-3 md:mt-8">
      <h2 id={section.id} className="text-h2">
        {section.text}
      </h2>
      <noscript>
        <p className="mt-3 max-w-reading text-muted">
          The game needs JavaScript, which is switched off. The tutorial below does not, and its
          program plays the same game in a terminal.
        </p>
      </noscript>
      <div className="mt-5 grid gap-x-16 gap-y-6 lg:grid-cols-[26rem_1fr] lg:grid-rows-[auto_1fr] print:grid-cols-[16rem_1fr] print:grid-rows-[auto_1fr]">
        <div role="status" className="needs-script lg:col-start-2 print:col-start-2">
          <p className="font-serif text-figure">{headline(game)}</p>
          <p className="text-muted min-h-[2lh]">{account(game)}</p>
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:col-start-1 print:row-span-2 print:row-start-1">
          <GameBoard
            moves={game.moves}
            showsOutlook={showsOutlook}
            onPlay={(cell) => setGame((game) => humanPlays(game, cell))}
          />
        </div>
        <div className="needs-script flex flex-col items-start gap-6 lg:col-start-2 print:col-start-2">
          <div className="flex flex-wrap gap-2.5">
            <Button onClick={() => setGame(nextGame)}>New game</Button>
            <Button
              look="quiet"
              aria-pressed={showsOutlook}
              onClick={() => setShowsOutlook((shown) => !shown)}
              className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              Show what the program sees
            </Button>
          </div>
          <p hidden={!showsOutlook} className="text-small text-muted">
            Each free cell says how the game ends if you play there and both sides make no mistake
            after that. The program follows every game to its end to know this; the number counts
            the moves of both sides.
          </p>
          <ScoreStrip score={game.score} />
          <MoveList moves={game.moves} />
        </div>
      </div>
    </section>
  );
}

/** Games played to their end since the page was opened. */
function ScoreStrip({ score }: { score: Score }) {
  return (
    <dl className="no-print double-rule grid w-full grid-cols-3 border-t border-t-ink">
      <Count name="You" games={score.you} />
      <Count name="Draws" games={score.draws} />
      <Count name="Computer" games={score.computer} />
    </dl>
  );
}

function Count({ name, games }: { name: string; games: number }) {
  return (
    <div className="border-rule py-3 not-first:pl-5 not-last:border-r">
      <dt className="font-mono text-label text-muted">{name}</dt>
      <dd className="figures mt-1 font-serif text-figure">{games}</dd>
    </div>
  );
}

export const handle = { Model: TicTacToe, section } satisfies ModelHandle;
