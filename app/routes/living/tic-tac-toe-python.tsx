import { TicTacToe } from "#app/features/models/tic-tac-toe/tic-tac-toe.tsx";
import Tutorial from "#content/projects/tic-tac-toe-python.mdx";
import type { LivingHandle } from "../project.tsx";

export default Tutorial;

export const handle = { Model: TicTacToe } satisfies LivingHandle;
