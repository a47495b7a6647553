import { expect, test } from "vitest";
import { BrokenDownload, runFailure, startFailure } from "./failure-reason.ts";

test.each([
  ["a download that broke off", new BrokenDownload("x"), "connection"],
  [
    "too little memory",
    new RangeError("WebAssembly.Memory(): could not allocate memory"),
    "no-memory",
  ],
  [
    "a file that was cut off",
    new WebAssembly.CompileError("expected 100 bytes, fell off end"),
    "connection",
  ],
  [
    "a policy that forbids WebAssembly",
    new WebAssembly.CompileError("violates the following Content Security policy directive"),
    "other",
  ],
  ["anything else", new Error("unexpected"), "other"],
])("PostgreSQL does not start: %s", (_, error, reason) => {
  expect(startFailure(error)).toBe(reason);
});

test("an error that PostgreSQL reports leaves it usable", () => {
  expect(runFailure(Object.assign(new Error("out of memory"), { code: "53200" }))).toBeNull();
});

test.each([
  ["a trap", new WebAssembly.RuntimeError("unreachable"), "crashed"],
  ["a wild pointer", new WebAssembly.RuntimeError("memory access out of bounds"), "crashed"],
  ["a deep recursion", new RangeError("Maximum call stack size exceeded"), "crashed"],
  ["an exit", { name: "ExitStatus", status: 1 }, "crashed"],
  ["an error of JavaScript with a code", Object.assign(new Error("x"), { code: 20 }), "crashed"],
  ["too little memory", new WebAssembly.RuntimeError("Aborted(OOM)"), "no-memory"],
  ["a result that does not fit", new RangeError("Array buffer allocation failed"), "no-memory"],
  ["nothing at all", undefined, "crashed"],
])("PostgreSQL is given up after %s", (_, error, reason) => {
  expect(runFailure(error)).toBe(reason);
});
