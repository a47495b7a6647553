/** Written by `builder/make-images.ts`; change the sources and run it, not this file. */

import type { ImageVariants } from "../types.ts";

/** By the source's name without its extension. */
export const imageVariants = {
  portrait: {
    width: 680,
    height: 850,
    widths: [340, 510, 680, 1020],
    fallback: "portrait-680.jpg",
  },
  "book-financial-modeling": {
    width: 400,
    height: 600,
    widths: [200, 400],
    fallback: "book-financial-modeling-400.png",
  },
  "book-intelligent-investor": {
    width: 400,
    height: 600,
    widths: [200, 400],
    fallback: "book-intelligent-investor-400.png",
  },
  "book-storytelling-with-data": {
    width: 400,
    height: 600,
    widths: [200, 400],
    fallback: "book-storytelling-with-data-400.png",
  },
  "book-thinking-fast-and-slow": {
    width: 400,
    height: 600,
    widths: [200, 400],
    fallback: "book-thinking-fast-and-slow-400.png",
  },
  "time-stamp-form": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "time-stamp-form-1600.png",
  },
  "time-stamp-log": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "time-stamp-log-1600.png",
  },
  "time-stamp-hours": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "time-stamp-hours-1600.png",
  },
  "waterfall-chart": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "waterfall-chart-1600.png",
  },
  "waterfall-scenarios": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "waterfall-scenarios-1600.png",
  },
  "waterfall-fees": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "waterfall-fees-1600.png",
  },
  "fund-dashboard": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "fund-dashboard-1600.png",
  },
  "fund-metrics": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "fund-metrics-1600.png",
  },
  "rental-inputs": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "rental-inputs-1600.png",
  },
  "rental-cash-flow": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "rental-cash-flow-1600.png",
  },
  "rental-result": {
    width: 1600,
    height: 1000,
    widths: [400, 640, 960, 1600],
    fallback: "rental-result-1600.png",
  },
} satisfies Record<string, ImageVariants>;
