import { TicTacToe } from "#app/features/models/tic-tac-toe/tic-tac-toe.tsx";
import type { PageText } from "#app/texts/page-text.ts";
import Tutorial from "#content/projects/tic-tac-toe-python.mdx";

export default Tutorial;

export const handle = { Model: TicTacToe } satisfies PageText["handle"];
