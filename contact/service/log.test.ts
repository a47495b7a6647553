import { expect, test } from "vitest";
import { nameError } from "./log.ts";

const secret = "what the visitor wrote";

test.each<[string, unknown, string]>([
  ["its code", Object.assign(new Error(secret), { code: "ENOSPC" }), "ENOSPC"],
  ["its kind without a code", new TypeError(secret), "TypeError"],
  ["its kind where the code is a number", Object.assign(new Error(secret), { code: 7 }), "Error"],
  [
    "the mail server's reply too",
    Object.assign(new Error(secret), { code: "EENVELOPE", responseCode: 550 }),
    "EENVELOPE (SMTP reply 550)",
  ],
  [
    "no reply where there was none",
    Object.assign(new Error(secret), { code: "ECONNECTION", responseCode: undefined }),
    "ECONNECTION",
  ],
  ["nothing of what is not an error", secret, "unknown error"],
  ["nothing of an object that is not an error", { code: secret }, "unknown error"],
])("an error is named by %s, and never by its message", (_, error, name) => {
  expect(nameError(error)).toBe(name);
});
