import { describe, expect, test } from "vitest";
import { projectSubject } from "./use-form-effects.ts";

const projects = [
  { slug: "dcf-valuation-model", title: "DCF Valuation Model" },
  { slug: "fraud-detection", title: "Fraud Detection" },
];

function subject(search: string, current = "") {
  return projectSubject({ search, current, projects });
}

describe("the subject", () => {
  test("names the project that the address asks for", () => {
    expect(subject("?project=dcf-valuation-model")).toBe("Copy of “DCF Valuation Model”");
  });

  test("stays empty when the address asks for none", () => {
    expect(subject("")).toBe("");
    expect(subject("?page=2")).toBe("");
  });

  test.each([
    "?project=",
    "?project=no-such-project",
    "?project=DCF-VALUATION-MODEL",
    "?project=__proto__",
    "?project=constructor",
    "?project=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "?project=dcf-valuation-model%0D%0ABcc%3A%20all%40example.org",
    "?project=%E0%A4%A",
    "?project=%00",
    `?project=${"x".repeat(100_000)}`,
    "?project[]=dcf-valuation-model",
  ])("ignores %s", (search) => {
    expect(subject(search)).toBe("");
  });

  test("that the visitor wrote is never replaced", () => {
    expect(subject("?project=fraud-detection", "A question")).toBe("A question");
  });

  test("that another link filled in gives way to the new one", () => {
    expect(subject("?project=fraud-detection", "Copy of “DCF Valuation Model”")).toBe(
      "Copy of “Fraud Detection”",
    );
  });

  test("that another link filled in stays when the new address asks for nothing of ours", () => {
    expect(subject("?project=x", "Copy of “Fraud Detection”")).toBe("Copy of “Fraud Detection”");
  });
});
