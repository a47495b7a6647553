import * as v from "valibot";
import { expect, test } from "vitest";
import { type FileList, fileListSchema } from "./file-list.ts";

const page = {
  file: "about/index.html",
  type: "text/html; charset=utf-8",
  size: 1200,
  hash: "0f1e2d",
  immutable: false,
  encodings: ["br", "gzip"],
  policy: "default-src 'self'",
} satisfies FileList["files"][string];

const list = {
  basePath: "/",
  owner: { name: "Ada Lovelace", email: "ada@example.org" },
  files: { "/about": page },
} satisfies FileList;

test("the list of the build reaches the server whole, with what it says about each file", () => {
  expect(v.parse(fileListSchema, JSON.parse(JSON.stringify(list)))).toEqual(list);
});

test("a file need not have a policy, for only pages do", () => {
  const { policy: _, ...picture } = page;
  expect(v.is(fileListSchema, { ...list, files: { "/a.png": picture } })).toBe(true);
});

// A build and a server of different versions: better refused at the start than served wrongly.
test.each([
  ["an owner", { ...list, owner: undefined }],
  ["the owner's address", { ...list, owner: { name: "Ada Lovelace" } }],
  ["a known encoding", { ...list, files: { "/about": { ...page, encodings: ["zstd"] } } }],
  ["the hash of a file", { ...list, files: { "/about": { ...page, hash: undefined } } }],
])("a list without %s is refused", (_, broken) => {
  expect(v.is(fileListSchema, broken)).toBe(false);
});
