/** Written by `builder/make-images.ts`; change the sources and run it, not this file. */

export type ImageVariant = {
  file: string;
  width: number;
  format: "avif" | "webp" | "jpeg" | "png";
};

/** `width` and `height` are the source's; the best formats come first, the fallback last. */
export type ImageVariants = {
  width: number;
  height: number;
  variants: readonly ImageVariant[];
};

/** By the source's name without its extension. */
export const imageVariants = {
  portrait: {
    width: 680,
    height: 850,
    variants: [
      { file: "portrait-340.avif", width: 340, format: "avif" },
      { file: "portrait-510.avif", width: 510, format: "avif" },
      { file: "portrait-680.avif", width: 680, format: "avif" },
      { file: "portrait-1020.avif", width: 1020, format: "avif" },
      { file: "portrait-340.webp", width: 340, format: "webp" },
      { file: "portrait-510.webp", width: 510, format: "webp" },
      { file: "portrait-680.webp", width: 680, format: "webp" },
      { file: "portrait-1020.webp", width: 1020, format: "webp" },
      { file: "portrait-680.jpg", width: 680, format: "jpeg" },
    ],
  },
  "book-financial-modeling": {
    width: 400,
    height: 600,
    variants: [
      { file: "book-financial-modeling-200.avif", width: 200, format: "avif" },
      { file: "book-financial-modeling-400.avif", width: 400, format: "avif" },
      { file: "book-financial-modeling-200.webp", width: 200, format: "webp" },
      { file: "book-financial-modeling-400.webp", width: 400, format: "webp" },
      { file: "book-financial-modeling-400.png", width: 400, format: "png" },
    ],
  },
  "book-intelligent-investor": {
    width: 400,
    height: 600,
    variants: [
      { file: "book-intelligent-investor-200.avif", width: 200, format: "avif" },
      { file: "book-intelligent-investor-400.avif", width: 400, format: "avif" },
      { file: "book-intelligent-investor-200.webp", width: 200, format: "webp" },
      { file: "book-intelligent-investor-400.webp", width: 400, format: "webp" },
      { file: "book-intelligent-investor-400.png", width: 400, format: "png" },
    ],
  },
  "book-storytelling-with-data": {
    width: 400,
    height: 600,
    variants: [
      { file: "book-storytelling-with-data-200.avif", width: 200, format: "avif" },
      { file: "book-storytelling-with-data-400.avif", width: 400, format: "avif" },
      { file: "book-storytelling-with-data-200.webp", width: 200, format: "webp" },
      { file: "book-storytelling-with-data-400.webp", width: 400, format: "webp" },
      { file: "book-storytelling-with-data-400.png", width: 400, format: "png" },
    ],
  },
  "book-thinking-fast-and-slow": {
    width: 400,
    height: 600,
    variants: [
      { file: "book-thinking-fast-and-slow-200.avif", width: 200, format: "avif" },
      { file: "book-thinking-fast-and-slow-400.avif", width: 400, format: "avif" },
      { file: "book-thinking-fast-and-slow-200.webp", width: 200, format: "webp" },
      { file: "book-thinking-fast-and-slow-400.webp", width: 400, format: "webp" },
      { file: "book-thinking-fast-and-slow-400.png", width: 400, format: "png" },
    ],
  },
  "time-stamp-form": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "time-stamp-form-400.avif", width: 400, format: "avif" },
      { file: "time-stamp-form-640.avif", width: 640, format: "avif" },
      { file: "time-stamp-form-960.avif", width: 960, format: "avif" },
      { file: "time-stamp-form-1600.avif", width: 1600, format: "avif" },
      { file: "time-stamp-form-400.webp", width: 400, format: "webp" },
      { file: "time-stamp-form-640.webp", width: 640, format: "webp" },
      { file: "time-stamp-form-960.webp", width: 960, format: "webp" },
      { file: "time-stamp-form-1600.webp", width: 1600, format: "webp" },
      { file: "time-stamp-form-1600.png", width: 1600, format: "png" },
    ],
  },
  "time-stamp-log": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "time-stamp-log-400.avif", width: 400, format: "avif" },
      { file: "time-stamp-log-640.avif", width: 640, format: "avif" },
      { file: "time-stamp-log-960.avif", width: 960, format: "avif" },
      { file: "time-stamp-log-1600.avif", width: 1600, format: "avif" },
      { file: "time-stamp-log-400.webp", width: 400, format: "webp" },
      { file: "time-stamp-log-640.webp", width: 640, format: "webp" },
      { file: "time-stamp-log-960.webp", width: 960, format: "webp" },
      { file: "time-stamp-log-1600.webp", width: 1600, format: "webp" },
      { file: "time-stamp-log-1600.png", width: 1600, format: "png" },
    ],
  },
  "time-stamp-hours": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "time-stamp-hours-400.avif", width: 400, format: "avif" },
      { file: "time-stamp-hours-640.avif", width: 640, format: "avif" },
      { file: "time-stamp-hours-960.avif", width: 960, format: "avif" },
      { file: "time-stamp-hours-1600.avif", width: 1600, format: "avif" },
      { file: "time-stamp-hours-400.webp", width: 400, format: "webp" },
      { file: "time-stamp-hours-640.webp", width: 640, format: "webp" },
      { file: "time-stamp-hours-960.webp", width: 960, format: "webp" },
      { file: "time-stamp-hours-1600.webp", width: 1600, format: "webp" },
      { file: "time-stamp-hours-1600.png", width: 1600, format: "png" },
    ],
  },
  "waterfall-chart": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "waterfall-chart-400.avif", width: 400, format: "avif" },
      { file: "waterfall-chart-640.avif", width: 640, format: "avif" },
      { file: "waterfall-chart-960.avif", width: 960, format: "avif" },
      { file: "waterfall-chart-1600.avif", width: 1600, format: "avif" },
      { file: "waterfall-chart-400.webp", width: 400, format: "webp" },
      { file: "waterfall-chart-640.webp", width: 640, format: "webp" },
      { file: "waterfall-chart-960.webp", width: 960, format: "webp" },
      { file: "waterfall-chart-1600.webp", width: 1600, format: "webp" },
      { file: "waterfall-chart-1600.png", width: 1600, format: "png" },
    ],
  },
  "waterfall-scenarios": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "waterfall-scenarios-400.avif", width: 400, format: "avif" },
      { file: "waterfall-scenarios-640.avif", width: 640, format: "avif" },
      { file: "waterfall-scenarios-960.avif", width: 960, format: "avif" },
      { file: "waterfall-scenarios-1600.avif", width: 1600, format: "avif" },
      { file: "waterfall-scenarios-400.webp", width: 400, format: "webp" },
      { file: "waterfall-scenarios-640.webp", width: 640, format: "webp" },
      { file: "waterfall-scenarios-960.webp", width: 960, format: "webp" },
      { file: "waterfall-scenarios-1600.webp", width: 1600, format: "webp" },
      { file: "waterfall-scenarios-1600.png", width: 1600, format: "png" },
    ],
  },
  "waterfall-fees": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "waterfall-fees-400.avif", width: 400, format: "avif" },
      { file: "waterfall-fees-640.avif", width: 640, format: "avif" },
      { file: "waterfall-fees-960.avif", width: 960, format: "avif" },
      { file: "waterfall-fees-1600.avif", width: 1600, format: "avif" },
      { file: "waterfall-fees-400.webp", width: 400, format: "webp" },
      { file: "waterfall-fees-640.webp", width: 640, format: "webp" },
      { file: "waterfall-fees-960.webp", width: 960, format: "webp" },
      { file: "waterfall-fees-1600.webp", width: 1600, format: "webp" },
      { file: "waterfall-fees-1600.png", width: 1600, format: "png" },
    ],
  },
  "fund-dashboard": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "fund-dashboard-400.avif", width: 400, format: "avif" },
      { file: "fund-dashboard-640.avif", width: 640, format: "avif" },
      { file: "fund-dashboard-960.avif", width: 960, format: "avif" },
      { file: "fund-dashboard-1600.avif", width: 1600, format: "avif" },
      { file: "fund-dashboard-400.webp", width: 400, format: "webp" },
      { file: "fund-dashboard-640.webp", width: 640, format: "webp" },
      { file: "fund-dashboard-960.webp", width: 960, format: "webp" },
      { file: "fund-dashboard-1600.webp", width: 1600, format: "webp" },
      { file: "fund-dashboard-1600.png", width: 1600, format: "png" },
    ],
  },
  "fund-metrics": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "fund-metrics-400.avif", width: 400, format: "avif" },
      { file: "fund-metrics-640.avif", width: 640, format: "avif" },
      { file: "fund-metrics-960.avif", width: 960, format: "avif" },
      { file: "fund-metrics-1600.avif", width: 1600, format: "avif" },
      { file: "fund-metrics-400.webp", width: 400, format: "webp" },
      { file: "fund-metrics-640.webp", width: 640, format: "webp" },
      { file: "fund-metrics-960.webp", width: 960, format: "webp" },
      { file: "fund-metrics-1600.webp", width: 1600, format: "webp" },
      { file: "fund-metrics-1600.png", width: 1600, format: "png" },
    ],
  },
  "rental-inputs": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "rental-inputs-400.avif", width: 400, format: "avif" },
      { file: "rental-inputs-640.avif", width: 640, format: "avif" },
      { file: "rental-inputs-960.avif", width: 960, format: "avif" },
      { file: "rental-inputs-1600.avif", width: 1600, format: "avif" },
      { file: "rental-inputs-400.webp", width: 400, format: "webp" },
      { file: "rental-inputs-640.webp", width: 640, format: "webp" },
      { file: "rental-inputs-960.webp", width: 960, format: "webp" },
      { file: "rental-inputs-1600.webp", width: 1600, format: "webp" },
      { file: "rental-inputs-1600.png", width: 1600, format: "png" },
    ],
  },
  "rental-cash-flow": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "rental-cash-flow-400.avif", width: 400, format: "avif" },
      { file: "rental-cash-flow-640.avif", width: 640, format: "avif" },
      { file: "rental-cash-flow-960.avif", width: 960, format: "avif" },
      { file: "rental-cash-flow-1600.avif", width: 1600, format: "avif" },
      { file: "rental-cash-flow-400.webp", width: 400, format: "webp" },
      { file: "rental-cash-flow-640.webp", width: 640, format: "webp" },
      { file: "rental-cash-flow-960.webp", width: 960, format: "webp" },
      { file: "rental-cash-flow-1600.webp", width: 1600, format: "webp" },
      { file: "rental-cash-flow-1600.png", width: 1600, format: "png" },
    ],
  },
  "rental-result": {
    width: 1600,
    height: 1000,
    variants: [
      { file: "rental-result-400.avif", width: 400, format: "avif" },
      { file: "rental-result-640.avif", width: 640, format: "avif" },
      { file: "rental-result-960.avif", width: 960, format: "avif" },
      { file: "rental-result-1600.avif", width: 1600, format: "avif" },
      { file: "rental-result-400.webp", width: 400, format: "webp" },
      { file: "rental-result-640.webp", width: 640, format: "webp" },
      { file: "rental-result-960.webp", width: 960, format: "webp" },
      { file: "rental-result-1600.webp", width: 1600, format: "webp" },
      { file: "rental-result-1600.png", width: 1600, format: "png" },
    ],
  },
} satisfies Record<string, ImageVariants>;
