import { defineConfig } from "vitest/config";

/** Separate from the unit tests: these need the built site and Cloudflare's runtime. */
export default defineConfig({
  test: {
    include: ["server/adapters/worker/*.workerd-test.ts"],
    testTimeout: 60_000,
    fileParallelism: false,
    silent: "passed-only",
  },
});
