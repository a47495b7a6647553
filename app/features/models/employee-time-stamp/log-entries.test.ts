import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import { stampKinds } from "#models/time-stamp/log-book.ts";
import { maxStamps, sheet } from "#models/time-stamp/sheet.ts";
import { modelOf } from "../kit/model-of.ts";
import { type Entry, entriesState, logAt, logWith, maxEntries } from "./log-entries.ts";

const person = fc.constantFrom(...team.map(({ name }) => name));
const time = fc.integer({ min: 0, max: 28 * 24 * 60 - 1 });
const stamp = fc.constantFrom(...stampKinds);
const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant("press" as const), person, stamp, at: time }),
  fc.record({ kind: fc.constant("answer" as const), person, leftAt: time, at: time }),
  fc.record({
    kind: fc.constant("correct" as const),
    row: fc.integer({ min: 1, max: 2000 }),
    stamp,
    time,
    at: time,
    reason: fc.string(),
  }),
);

describe("the entries in the url", () => {
  test("lead back to the same entries", () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: maxEntries }), (entries) => {
        const query = queryWith(entriesState, "?case=night", entries);
        expect(entriesState.read(new URLSearchParams(query))).toEqual(entries);
      }),
    );
  });

  test("of a full log with reasons still fit into an address", () => {
    const entries = Array.from({ length: maxEntries }, (): Entry => {
      return { kind: "press", person: "Lena Hoffmann", stamp: "Break", at: 40_000 };
    });
    expect(queryWith(entriesState, "", entries).length).toBeLessThan(2000);
  });

  test.each(["x", "11.In", "99.In.5", "11.Up.5", "r.In.5.5", "11.In.-5", "_", "%._.r1.In.1.1.%"])(
    "that mean nothing are ignored: %s",
    (log) => {
      expect(() => entriesState.read(new URLSearchParams({ log }))).not.toThrow();
    },
  );

  test("that the rules refuse are left out of the log", () => {
    const start = logAt("evening");
    const twice: Entry[] = [
      { kind: "press", person: "Lena Hoffmann", stamp: "In", at: 37_200 },
      { kind: "press", person: "Lena Hoffmann", stamp: "In", at: 37_201 },
    ];
    expect(logWith(start, twice)).toHaveLength(start.length + 1);
  });
});

test.each(["?case=night", "?case=forgotten&who=Lena+Hoffmann&day=27&time=485"])(
  "%s leads to a case and back",
  (query) => {
    const { urlState } = modelOf(sheet);
    const read = urlState.read(new URLSearchParams(query));
    expect(queryWith(urlState, "", read)).toBe(query);
  },
);

test("the sheet has room for the longest log, with as many rows as a visitor can add", () => {
  expect(logAt("evening").length + maxEntries).toBeLessThanOrEqual(maxStamps);
});
