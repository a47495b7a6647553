import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { lineNames } from "#models/report/lines.ts";
import { sheet } from "#models/report/sheet.ts";
import { modelOf } from "../kit/model-of.ts";
import { demoText, mappingState } from "./case-file.ts";

describe("the mapping in the url", () => {
  test("leads back to the same mapping, whatever the accounts are called", () => {
    const anyMapping = fc.array(
      fc.tuple(fc.string({ minLength: 1 }), fc.constantFrom(...lineNames)),
    );
    fc.assert(
      fc.property(anyMapping, (moves) => {
        const query = queryWith(mappingState, "", new Map(moves));
        expect(mappingState.read(new URLSearchParams(query))).toEqual(new Map(moves));
      }),
    );
  });

  test("is short and can be read", () => {
    expect(queryWith(mappingState, "?case=errors", new Map([["8100", "otherCosts"]]))).toBe(
      "?case=errors&map=8100.otherCosts",
    );
  });

  test.each(["", "x", "8100.nothing", ".revenue", "%.revenue_", "_._"])(
    "ignores what means nothing: %s",
    (map) => {
      expect(() => mappingState.read(new URLSearchParams({ map }))).not.toThrow();
    },
  );
});

test.each(["?case=service", "?case=own&decimals=comma&days=31"])(
  "%s leads to a case and back",
  (query) => {
    const { urlState } = modelOf(sheet);
    const read = urlState.read(new URLSearchParams(query));
    expect(queryWith(urlState, "", read)).toBe(query);
  },
);

test.each(["trading", "service"] as const)(
  "the %s demo is the file that the second implementation reads",
  (name) => {
    const file = readFileSync(`models/report/reference/${name}.csv`, "utf8");
    expect(demoText(name)).toBe(file);
  },
);
