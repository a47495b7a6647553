import { EventEmitter } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForFonts } from "./wait-for-fonts.ts";

let root = "";

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "fonts-"));
  await writeFile(path.join(root, "tsconfig.json"), "{}");
  await writeFile(path.join(root, "entry.ts"), "console.log(1);");
});

afterAll(() => rm(root, { recursive: true }));

function built(channel: Parameters<typeof waitForFonts>[0], steps: string[]) {
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "steps",
        buildStart: () => void steps.push("start"),
        transform: () => void steps.push("transform"),
      },
      waitForFonts(channel),
    ],
    build: { write: false, rolldownOptions: { input: path.join(root, "entry.ts") } },
  });
}

test("a build that is told when the fonts are made waits for that", async () => {
  const steps: string[] = [];
  const channel = Object.assign(new EventEmitter(), { send: () => true });
  const building = built(channel, steps);
  await expect.poll(() => steps).toContain("start");
  steps.push("fonts");
  channel.emit("message", "made");
  await building;
  expect([...new Set(steps)]).toEqual(["start", "fonts", "transform"]);
});

test("a build that is told nothing does not wait", async () => {
  const steps: string[] = [];
  await built(new EventEmitter(), steps);
  expect([...new Set(steps)]).toEqual(["start", "transform"]);
});
