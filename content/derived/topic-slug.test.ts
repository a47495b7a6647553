import { expect, test } from "vitest";
import { topicSlug } from "./topic-slug.ts";

test.each([
  ["Financial Analysis", "financial-analysis"],
  ["M&A", "m-and-a"],
  ["Straße", "strasse"],
  ["Ngọzi’s Łódź", "ngozis-lodz"],
  ["日本", "日本"],
  ["ガイド", "ガイド"],
  ["Ελένη", "ελένη"],
  ["Юлия", "юлия"],
  ["हिन्दी", "हिन्दी"],
  ["C", "c"],
  ["C++", "c-plus-plus"],
  ["C#", "c-sharp"],
  ["  ../../etc/passwd  ", "etc-passwd"],
])("the address of %j ends in %j", (name, slug) => {
  expect(topicSlug(name)).toBe(slug);
});

test("a name that is composed or decomposed has one address", () => {
  for (const name of ["Zoë", "ガイド", "Ελένη"]) {
    expect(topicSlug(name.normalize("NFD"))).toBe(topicSlug(name.normalize("NFC")));
  }
});

test.each(["", "?!", "🎉", "—"])("nothing is left of %j", (name) => {
  expect(topicSlug(name)).toBe("");
});
