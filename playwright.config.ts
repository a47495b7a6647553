import { defineConfig } from "@playwright/test";
import { isThorough, thorough } from "./tools/test-depth.ts";

// TEST_PORT lets two checkouts run their tests side by side.
const port = Number(process.env.TEST_PORT ?? 4174);
const subPathPort = port + 1;
const isRoot = process.getuid?.() === 0;

/** Browser tests, always against production builds; `npm run test:browser` makes them and finds a browser. */
export default defineConfig({
  testDir: ".",
  testMatch: ["e2e/**/*.spec.ts", "content/**/*.spec.ts"],
  outputDir: "test-results",
  globalSetup: "./tools/test-tmpdir.ts",
  fullyParallel: true,
  workers: 2,
  // A busy machine must not turn down a good change; the end of the output names each test that needed it.
  retries: isThorough ? 0 : 1,
  ...(isThorough ? {} : { grepInvert: new RegExp(thorough.tag) }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: ".cache/browser-tests.json" }]],
  timeout: 90_000,
  // A shared machine may take seconds for what a quiet one does at once.
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 1280, height: 900 },
    // Fading from page to page is drawn frame by frame: a tenth of the processor time. The thorough run has it.
    ...(isThorough ? {} : { contextOptions: { reducedMotion: "reduce" } }),
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "",
      args: [
        // Chromium refuses its sandbox to root, as in most containers.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
    // Recording a trace of every test adds a quarter to the run. For one that fails:
    // npx playwright test --last-failed --trace on
    trace: "off",
  },
  projects: [
    { name: "site", testIgnore: ["e2e/sub-path.spec.ts", "**/.cache/**"] },
    ...(isThorough
      ? [
          {
            name: "sub-path",
            testMatch: "e2e/sub-path.spec.ts",
            testIgnore: "**/.cache/**",
            use: { baseURL: `http://localhost:${subPathPort}/folio/` },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: "node --import tsx server/main.ts",
      env: { PORT: String(port), OUTBOX_DIR: ".cache/test-outbox" },
      url: `http://localhost:${port}/`,
    },
    // The site at a sub-path is that of a second owner, which only the thorough run builds.
    ...(isThorough
      ? [
          {
            command: "node --import tsx server/main.ts",
            env: {
              PORT: String(subPathPort),
              BUILD_DIR: ".cache/second-owner/build",
              OUTBOX_DIR: ".cache/test-outbox-sub-path",
            },
            url: `http://localhost:${subPathPort}/folio/`,
          },
        ]
      : []),
  ],
});
