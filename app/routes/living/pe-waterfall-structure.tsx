import { WaterfallModel } from "#app/features/models/waterfall/waterfall-model.tsx";
import type { PageText } from "#app/texts/page-text.ts";
import Prose from "#content/projects/pe-waterfall-structure.mdx";

export default Prose;

export const handle = { Model: WaterfallModel } satisfies PageText["handle"];
