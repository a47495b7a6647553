import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test("the sentences of a page are those of its text, without headings, labels and controls", () => {
  const html = `<main>
    <h1>Books I like.</h1>
    <p>Four books that I lend out. They come
      back late.</p>
    <ul><li><h3>A title of a book.</h3><p>Few words.</p><p>What the book says, in short.</p></li></ul>
    <p>Read 4 <a href="/contact">more about it</a>.</p>
    <dialog><p>This dialog is not the text.</p></dialog>
    <form><p>This form is not the text.</p></form>
    <div role="status"><p>This message is not the text.</p></div>
  </main>`;
  expect(sentencesOf(html)).toEqual([
    "Four books that I lend out.",
    "They come back late.",
    "What the book says, in short.",
    "Read 4 more about it.",
  ]);
});
