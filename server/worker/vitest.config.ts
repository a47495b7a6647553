import { defineConfig } from "vitest/config";

/** Separate from the unit tests: these need the built site and Cloudflare's runtime. */
export default defineConfig({
  test: {
    include: ["server/worker/*.workerd.test.ts"],
    testTimeout: 60_000,
    // Starting and stopping Cloudflare's runtime takes more than the usual ten seconds on a busy machine.
    hookTimeout: 120_000,
    fileParallelism: false,
    silent: "passed-only",
  },
});
