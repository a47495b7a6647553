import { expect, test } from "vitest";
import { importsOf, namesInScript } from "./names-in-script.ts";

function found(code: string, ...asked: string[]) {
  return [...namesInScript(code, new Set(asked))];
}

test("every word of a text counts as a class, an id or an element", () => {
  const code = 'e(`p`,{className:`card md:mt-2`,id:"top"})';
  const names = ["p", ".card", ".md:mt-2", "#top"];
  expect(found(code, ...names, "table", ".chart")).toEqual(names);
});

test("a class may contain quotes", () => {
  const code = "e(`p`,{className:`after:content-['·'] card`})";
  expect(found(code, ".after:content-['·']")).toEqual([".after:content-['·']"]);
});

test("a class that is completed when the script runs counts by its beginning", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a script
  const code = "e(`p`,{className:`dialog dialog-${size}`})";
  expect(found(code, ".dialog-note", ".dialogue")).toEqual([".dialog-note"]);
});

test("a script names what it imports, at once and later", () => {
  const code = 'import{a as e}from"./shared-1.js";import"./side-2.js";()=>import(`./late-3.js`)';
  expect(importsOf(code)).toEqual(["shared-1.js", "side-2.js", "late-3.js"]);
});
