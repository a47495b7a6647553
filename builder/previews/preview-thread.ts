import { workerData } from "node:worker_threads";
import { drawPreviews, type PagePreview } from "./draw-previews.ts";

/** What the thread is given when it starts. */
export type PreviewTask = { site: string; previews: readonly PagePreview[] };

const { site, previews }: PreviewTask = workerData;
await drawPreviews(site, previews);
