/** The first module of a thread: a thread does not take over how the main one loads TypeScript. */
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
await import(workerData.module);
