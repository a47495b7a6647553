import type { ComponentType } from "react";

/**
 * What a `model.tsx` exports as `handle`. A folder named after a project is found by
 * `scripts/build/page-texts.ts`, and the project's page shows the model above its text.
 */
export type LivingHandle = { Model: ComponentType };
