/** The cursor arrives at `x`, `y` at this second, and may press there. */
export type Move = { at: number; x: number; y: number; press?: boolean };

/** A hand takes about this long for a move, however far it is. */
const TRAVEL = 0.9;
const PRESS = 0.3;

/** Rests between moves, and starts just early enough to arrive on time. */
export function cursorAt(moves: readonly Move[], time: number) {
  const [start] = moves;
  if (!start) throw new Error("The cursor has no positions.");
  const reached = moves.findLast(({ at }) => at <= time) ?? start;
  const next = moves.find(({ at }) => at > time);
  const isPressed = reached.press === true && time - reached.at < PRESS;
  if (!next) return { x: reached.x, y: reached.y, isPressed };
  const travel = Math.min(TRAVEL, next.at - reached.at);
  const way = ease(Math.max(0, 1 - (next.at - time) / travel));
  return {
    x: reached.x + (next.x - reached.x) * way,
    y: reached.y + (next.y - reached.y) * way,
    isPressed,
  };
}

function ease(way: number) {
  return way * way * (3 - 2 * way);
}
