import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { TestModule, Vitest } from "vitest/node";

const folder = process.env.MUTATION_FOLDER ?? "";
let vitest: Vitest;

/**
 * Stryker's runner sees failed tests only. A mutant that makes a module throw on import leaves no
 * test to fail, and would count as a survivor; reported as an error, it counts as neither.
 */
const importErrors = {
  onInit(instance: Vitest) {
    vitest = instance;
  },
  onTestModuleEnd(module: TestModule) {
    // As an `Error`: the plain objects that Vitest has here make Stryker start its runner three times for each.
    for (const { message } of module.errors()) {
      vitest.state.catchError(new Error(message), "Unhandled Error");
    }
  },
};

export default defineConfig({
  test: {
    include: [`${folder}/**/*.test.ts`],
    // These start processes and wait in real time, so that one mutant would take a minute.
    exclude: ["contact/service/node.test.ts", "server/start-server.test.ts"],
    testTimeout: 60_000,
    // Modules of tests that change the process are loaded afresh; the rest need not be, which is quicker.
    isolate: folder.startsWith("server"),
    setupFiles: fileURLToPath(new URL("vitest.setup.ts", import.meta.url)),
    globalSetup: fileURLToPath(new URL("../test-tmpdir.ts", import.meta.url)),
    reporters: [importErrors],
  },
});
