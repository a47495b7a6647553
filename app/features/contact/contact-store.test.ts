import { describe, expect, test } from "vitest";
import {
  type ContactEvent,
  type ContactState,
  contactReducer,
  type Failure,
  idle,
} from "./contact-store.ts";

const sending: ContactState = { kind: "sending" };
const succeeded: ContactState = { kind: "succeeded" };
const failure: Failure = { reason: "429 Too many requests", retryAfterSeconds: 180 };
const failed: ContactState = { kind: "failed", ...failure };

const submit: ContactEvent = { kind: "submit" };
const delivered: ContactEvent = { kind: "delivered" };
const refused: ContactEvent = { kind: "refused", failure };
const dismiss: ContactEvent = { kind: "dismiss" };

describe("a contact form", () => {
  test.each([
    ["idle", idle],
    ["after success", succeeded],
    ["after failure", failed],
  ])("that is %s sends when submitted", (_, state) => {
    expect(contactReducer(state, submit)).toEqual(sending);
  });

  test("that is sending takes no second submit", () => {
    expect(contactReducer(sending, submit)).toBe(sending);
  });

  test("that is sending succeeds when the message is delivered", () => {
    expect(contactReducer(sending, delivered)).toEqual(succeeded);
  });

  test("that is sending fails with the reason and the wait it was given", () => {
    expect(contactReducer(sending, refused)).toEqual(failed);
  });

  test("that is sending cannot be dismissed", () => {
    expect(contactReducer(sending, dismiss)).toBe(sending);
  });

  test.each([
    ["success", succeeded],
    ["failure", failed],
  ])("is idle again once its %s is dismissed", (_, state) => {
    expect(contactReducer(state, dismiss)).toEqual(idle);
  });

  test.each([idle, succeeded, failed])(
    "that is $kind ignores an answer nobody waits for",
    (state) => {
      expect(contactReducer(state, delivered)).toBe(state);
      expect(contactReducer(state, refused)).toBe(state);
    },
  );
});
