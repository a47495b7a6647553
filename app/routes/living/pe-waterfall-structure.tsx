import { WaterfallModel } from "#app/features/models/waterfall/waterfall-model.tsx";
import Prose from "#content/projects/pe-waterfall-structure.mdx";
import type { LivingHandle } from "../project.tsx";

export default Prose;

export const handle = { Model: WaterfallModel } satisfies LivingHandle;
