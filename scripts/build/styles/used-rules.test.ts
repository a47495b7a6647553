import { expect, test } from "vitest";
import { readStylesheet } from "./used-rules.ts";

function used(css: string, ...names: string[]) {
  return readStylesheet(css).rulesFor(new Set(names));
}

test("a page takes the rules for its own classes, ids and elements, and no others", () => {
  const css = ".card{color:red}.chart{color:blue}#top{margin:0}table{width:100%}*{padding:0}";
  expect(used(css, ".card", "table")).toBe(".card{color:red}table{width:100%}*{padding:0}");
});

test("a stylesheet knows every name that its rules ask for", () => {
  const { names } = readStylesheet("@media print{.card p,#top{a:b}}p:not(.open){c:d}");
  expect([...names]).toEqual([".card", "p", "#top"]);
});

test("a selector needs all the names on its way, a list needs one of its selectors", () => {
  const css = ".prose table{a:b}.prose p{c:d}.card,.chart{e:f}";
  expect(used(css, ".prose", "p", ".chart")).toBe(".prose p{c:d}.card,.chart{e:f}");
});

test("what may change while the page is open is not required", () => {
  const css = "p:not(.open){a:b}:root[data-theme]{c:d}html:has(.list){e:f}dialog:modal{g:h}";
  expect(used(css, "p", "html", "dialog")).toBe(css);
});

test("the escaped names of utilities are recognised", () => {
  const css = ".md\\:w-1\\/2{a:b}.\\[\\&\\>p\\]\\:mt-2>p{c:d}.w-\\[calc\\(1px\\+2px\\)\\]{e:f}";
  const names = [".md:w-1/2", ".[&>p]:mt-2", "p", ".w-[calc(1px+2px)]"];
  expect(used(css, ...names)).toBe(css);
  expect(used(css)).toBe("");
});

test("rules keep their groups; a group without rules is left out, unless it orders the layers", () => {
  const css = "@layer base{.a{b:c}}@media print{.a{d:e}.z{f:g}}@media (width>=40rem){.z{h:i}}";
  expect(used(css, ".a")).toBe("@layer base{.a{b:c}}@media print{.a{d:e}}");
  expect(used(css)).toBe("@layer base{}");
  expect(used("@layer base,utilities;.z{a:b}")).toBe("@layer base,utilities;");
});

test("a registered property comes with the rules that read it", () => {
  const css = '.a{color:var(--tone)}@property --tone{syntax:"*";inherits:false}';
  expect(used(css, ".a")).toBe(css);
  expect(used(css)).toBe("");
});

test("fonts and animations are always there", () => {
  const css = "@font-face{font-family:A;src:local(A)}@keyframes fade{0%{opacity:0}}";
  expect(used(css)).toBe(css);
});

test("the inner parts of a field are styled where there is such a field", () => {
  const css = "::file-selector-button{a:b}::-webkit-datetime-edit{c:d}::placeholder{e:f}";
  expect(used(css)).toBe("::placeholder{e:f}");
  expect(used(css, "type=file")).toBe("::file-selector-button{a:b}::placeholder{e:f}");
  expect(used(css, "type=date")).toBe("::-webkit-datetime-edit{c:d}::placeholder{e:f}");
});

test("initial values are set for the variables that a rule reads", () => {
  const css = (declarations: string) =>
    `@layer properties{@supports (x:y){*,:before{${declarations}}}}.a{b:var(--tw-b)}`;
  expect(used(css("--tw-a:0;--tw-b:initial;--tw-b-c:1"), ".a")).toBe(css("--tw-b:initial"));
});

test("the rules for later parts are for pages that have some", () => {
  const css = "html[data-in-parts] [data-later]{a:b}[data-open]{c:d}";
  expect(used(css, "html")).toBe("[data-open]{c:d}");
  expect(used(css, "html", "[data-later]")).toBe(css);
});
