import { defineConfig } from "vitest/config";

// Apart from vite.config.ts: unit tests need neither the router nor the stylesheet.
export default defineConfig({
  test: {
    include: ["{app,content,contracts,models,scripts,server}/**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
  },
});
