import { expect, test } from "vitest";
import { addUp } from "./weigh.ts";

test("a visit weighs all it asked for, and apart what came before the script", () => {
  const requests = [
    { url: "https://ours.example/", beforeScript: true, bytes: 1000 },
    { url: "https://fonts.example/a.woff2", beforeScript: true, bytes: 200 },
    { url: "https://ours.example/a.js", beforeScript: false, bytes: 30 },
  ];
  expect(addUp(requests, "https://ours.example")).toEqual({
    bytes: 1230,
    bytesBeforeScript: 1200,
    requests: 3,
    requestsToOthers: 1,
  });
});
