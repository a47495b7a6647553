import { expect, test } from "vitest";
import { weightOf } from "./weight.ts";

const page = { url: "https://ours.example/", transferSize: 1000, networkRequestTime: 1 };
const font = { url: "https://fonts.example/a.woff2", transferSize: 200, networkRequestTime: 2 };
const script = {
  ...{ url: "https://ours.example/a.js", resourceType: "Script" },
  ...{ transferSize: 30, networkRequestTime: 3 },
};

test("a visit weighs all it asked for, and apart what came before the script", () => {
  const inline = { url: "data:image/png;base64,", transferSize: 99, networkRequestTime: 1 };
  expect(weightOf([page, font, inline, script], "https://ours.example")).toEqual({
    bytes: 1230,
    bytesBeforeScript: 1200,
    requests: 3,
    requestsToOthers: 1,
  });
});

test("where no script was requested, everything came before it", () => {
  expect(weightOf([page, font], "https://ours.example").bytesBeforeScript).toBe(1200);
});
