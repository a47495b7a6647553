import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Closing the books in a day", "closing-the-books-in-a-day"],
  ["Größe & Zoë’s plan", "grosse-and-zoes-plan"],
  ["Łódź, Ærø and Đà Nẵng", "lodz-aero-and-da-nang"],
  ["İstanbul: 10% in ½ the time", "istanbul-10-in-1-2-the-time"],
  ["  ../../etc/passwd  ", "etc-passwd"],
  ['"><script>alert(1)</script>', "script-alert-1-script"],
])("the slug of %j is %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each(["", "?!", "日本語", "🎉", "—"])("nothing is left of %j", (title) => {
  expect(slugOf(title)).toBe("");
});
