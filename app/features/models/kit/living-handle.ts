import type { ComponentType } from "react";
import type { Workings } from "./define-workings.ts";

/**
 * What a `model.tsx` exports as `handle`. A folder named after a project is found by
 * `builder/pages/page-texts.ts`, and the project's page shows the model above its text.
 */
export type LivingHandle = {
  Model: ComponentType;
  /** The sheet of the model, where it shows its working; the folder has it in `workings.ts`. */
  loadWorkings?: () => Promise<{ workings: Workings }>;
};
