import { readFileSync } from "node:fs";
import { describe, expect, type TestContext, test } from "vitest";
import { notebookOf } from "#builder/downloads/notebooks/make-notebooks.ts";
import { projects } from "#content/projects.ts";
import {
  type Board,
  emptyBoard,
  emptyCells,
  type Mark,
  opponentOf,
  status,
} from "#models/tic-tac-toe/board.ts";
import { bestMove } from "#models/tic-tac-toe/perfect-play.ts";
import { pythonOrSkip, runProgram } from "#tools/python.ts";
import { thoroughly } from "#tools/test-depth.ts";

const tutorial = readFileSync(new URL("tic-tac-toe-python.mdx", import.meta.url), "utf8");
const codeBlocks = [...tutorial.matchAll(/^```python.*\n([\s\S]*?)^```$/gm)].map(
  ([, code]) => code ?? "",
);
const steps = codeBlocks.slice(0, -1);
const program = codeBlocks.at(-1) ?? "";

/** Plays a program with these answers typed one after the other. */
function playing(context: TestContext, code: string, answers: readonly string[]) {
  const input = answers.map((answer) => `${answer}\n`).join("");
  return runProgram(pythonOrSkip(context), ["-c", code], { input });
}

describe("the tutorial", () => {
  test("shows six steps, each of which appears unchanged in the whole program", () => {
    expect(steps).toHaveLength(6);
    for (const step of steps) expect(program).toContain(step);
  });

  test("leaves nothing out: the steps in their order are the whole program", () => {
    const withoutBlankLines = (code: string) => code.replaceAll(/\n+/g, "\n").trim();
    const withoutDocstring = program.replace(/^""".*"""\n/, "");
    expect(withoutBlankLines(withoutDocstring)).toBe(withoutBlankLines(steps.join("\n")));
  });

  test("states how many games there are against the computer, and how they end", () => {
    const ends = { X: 0, O: 0, draw: 0 };
    countEnds(emptyBoard, "X", ends);
    expect(ends.X).toBe(0);
    expect(tutorial).toContain(`that leaves ${ends.O + ends.draw} different games`);
    const opening = projects.find(({ slug }) => slug === "tic-tac-toe-python")?.detail?.opening;
    expect(opening?.result).toContain(`all ${ends.O + ends.draw} games`);
    for (const text of [tutorial, opening?.result]) {
      expect(text).toContain(`won ${ends.O}, drew ${ends.draw} and lost none`);
    }
  });

  test("states how many boards the search for the first answer visits", () => {
    const [center, corner, edge] = [4, 0, 1].map((opening) =>
      visitsFrom(emptyBoard.with(opening, "X"), "O").toLocaleString("en"),
    );
    expect(tutorial).toContain(
      `visits ${center} boards if you open in the center, ${corner} if you take a corner and ${edge} if you take an edge`,
    );
  });

  test("states how many different positions there are", () => {
    const positions = differentPositions(emptyBoard, "X", new Set());
    expect(tutorial).toContain(`only ${positions.size.toLocaleString("en")} different ones`);
  });
});

describe("the program under python3", { timeout: 30_000 }, () => {
  test("after X tries for the left column, blocks it and goes on to win", (context) => {
    const output = playing(context, quickProgram, ["1", "4", "2"]);
    expect(output).toContain(" X | 2 | 3\n---+---+---\n 4 | O | 6");
    expect(output).toContain(" X | 2 | 3\n---+---+---\n X | O | 6\n---+---+---\n O | 8 | 9");
    expect(output.endsWith("The computer wins.\n")).toBe(true);
  });

  test("as it is printed, against careful play ends in a draw on a full board", (context) => {
    const output = playing(context, program, ["5", "3", "4", "9", "8"]);
    const end = " O | O | X\n---+---+---\n X | X | O\n---+---+---\n O | X | X\n\nA draw.\n";
    expect(output.endsWith(end)).toBe(true);
  });

  test("asks again after words, numbers off the board, blanks and taken cells", (context) => {
    const output = playing(context, quickProgram, [
      "seven",
      "0",
      "10",
      "",
      "1",
      "1",
      "5",
      "4",
      "2",
    ]);
    expect(output.match(/Please type a number from 1 to 9\./g)).toHaveLength(4);
    expect(output.match(/That cell is taken\./g)).toHaveLength(2);
    expect(output).toContain("The computer wins.");
  });

  test("answers every position there is with the same cell as the game on the page", (context) => {
    const positions = [...positionsToAnswer(emptyBoard, "X", new Map()).values()];
    expect(positions.length).toBeGreaterThan(2000);
    const input = JSON.stringify(positions.map((board) => board.map((mark) => mark ?? " ")));
    const answers = runProgram(pythonOrSkip(context), ["-c", chooser], { input });
    expect(JSON.parse(answers)).toEqual(positions.map((board) => bestMove(board, "O")));
  });
});

function countEnds(board: Board, toMove: Mark, ends: Record<Mark | "draw", number>) {
  const now = status(board);
  if (now.kind === "won") ends[now.by] += 1;
  else if (now.kind === "draw") ends.draw += 1;
  else {
    const cells = toMove === "O" ? [bestMove(board, "O") ?? -1] : emptyCells(board);
    for (const cell of cells) countEnds(board.with(cell, toMove), opponentOf(toMove), ends);
  }
}

/** A search without shortcuts visits each position once for every order of moves that leads there. */
function visitsFrom(board: Board, toMove: Mark): number {
  if (status(board).kind !== "playing") return 0;
  return emptyCells(board).reduce(
    (sum, cell) => sum + 1 + visitsFrom(board.with(cell, toMove), opponentOf(toMove)),
    0,
  );
}

/** Every board that can occur, the empty one included. */
function differentPositions(board: Board, toMove: Mark, found: Set<string>) {
  const key = board.map((mark) => mark ?? " ").join("");
  if (found.has(key)) return found;
  found.add(key);
  if (status(board).kind !== "playing") return found;
  for (const cell of emptyCells(board)) {
    differentPositions(board.with(cell, toMove), opponentOf(toMove), found);
  }
  return found;
}

/** Every board with O to move that any two players can reach. */
function positionsToAnswer(board: Board, toMove: Mark, found: Map<string, Board>) {
  const key = board.map((mark) => mark ?? " ").join("");
  if (status(board).kind !== "playing" || found.has(key)) return found;
  if (toMove === "O") found.set(key, board);
  for (const cell of emptyCells(board)) {
    positionsToAnswer(board.with(cell, toMove), opponentOf(toMove), found);
  }
  return found;
}

// The search visits most positions many times; remembering them changes the time, not the answer.
const quickFunctions = `${program.replace(/play\(\)\n$/, "")}
searched, known = value, {}
def value(board, mark):
    key = (tuple(board), mark)
    if key not in known:
        known[key] = searched(board, mark)
    return known[key]
`;

const quickProgram = `${quickFunctions}
play()
`;

const chooser = `${quickFunctions}
import json, sys
print(json.dumps([best_cell(board) for board in json.load(sys.stdin)]))
`;

describe("the notebook of the tutorial", () => {
  const { cells } = notebookOf({
    title: "Tic-Tac-Toe (Python)",
    siteRoot: "https://example.org/",
    path: "projects/tic-tac-toe-python",
    text: tutorial,
  });
  const code = cells
    .filter((cell) => cell.cell_type === "code")
    .map(({ source }) => source.join(""));

  test("has the code of the page, block by block", () => {
    expect(code).toEqual(codeBlocks.map((block) => block.trimEnd()));
    expect(code).toHaveLength(7);
  });

  // The tests of the tutorial run the same code as one program, and each game takes a second.
  test.for(thoroughly([code]))(
    "runs from the first cell to the last in one session",
    (code, context) => {
      // Each cell runs on its own, after the ones before it, as a notebook does.
      const session = `import json, sys
cells = json.loads(sys.argv[1])
shared = {"__name__": "__main__"}
for number, cell in enumerate(cells):
    exec(compile(cell, f"cell {number}", "exec"), shared)`;
      // Both the last step and the whole program play a game; the computer wins against the first free cells.
      const oneGame = ["1", "2", "9", "4", "6", "3", "8", "7", "5"].join("\n");
      const printed = runProgram(pythonOrSkip(context), ["-c", session, JSON.stringify(code)], {
        input: `${oneGame}\n${oneGame}\n${oneGame}\n`,
      });
      expect(printed.match(/The computer wins\.|A draw\./g)).toHaveLength(2);
      expect(printed).not.toContain("You win.");
    },
  );
});
