import { expect, test } from "vitest";
import { webVtt } from "./captions.ts";

test("webVtt writes a header and a cue for each caption, times to the millisecond", () => {
  expect(webVtt([{ from: 2.5, to: 61.25, text: "One press." }])).toBe(
    "WEBVTT\n\n00:02.500 --> 01:01.250 line:85%\nOne press.\n",
  );
});
