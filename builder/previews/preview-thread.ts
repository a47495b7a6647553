import { workerData } from "node:worker_threads";
import type { StaticFont } from "../fonts/static-fonts.ts";
import type { TokenColours } from "../pages/token-colours.ts";
import { answerTasks, type ThreadData } from "../process/threads.ts";
import { drawPreview } from "./draw-preview.tsx";
import type { Preview } from "./preview.ts";

export type PreviewMaterial = { colours: TokenColours; fonts: readonly StaticFont[] };

const { material }: ThreadData<PreviewMaterial> = workerData;

// A buffer arrives in a thread as plain bytes.
const fonts = material.fonts.map((font) => ({ ...font, data: Buffer.from(font.data) }));

answerTasks((preview: Preview) => drawPreview(preview, material.colours, fonts));
