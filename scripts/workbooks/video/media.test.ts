import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { demoCaptions } from "../time-stamp/demo.ts";
import { webVtt } from "./captions.ts";

const MEDIA = path.join(import.meta.dirname, "../../../content/media");

test.each(["mp4", "webm"])("the demo video as %s weighs less than 2 MB", (ending) => {
  expect(statSync(path.join(MEDIA, `time-stamp-demo.${ending}`)).size).toBeLessThan(2_000_000);
});

test("the committed captions are the ones the film was made with", () => {
  const file = readFileSync(path.join(MEDIA, "time-stamp-demo.vtt"), "utf8");
  expect(file).toBe(webVtt(demoCaptions));
});
