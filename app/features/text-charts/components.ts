import { DrawnReadable } from "#app/components/charts/readable.tsx";

/** For a text with charts; the build adds it only to those texts. */
export const components = { "readable-chart": DrawnReadable };
