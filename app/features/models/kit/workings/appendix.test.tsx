// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { testPage } from "#app/components/test-page.ts";
import { useAtPrint } from "./appendix.tsx";

const make = vi.fn((text: string) => `${text}, printed`);

function Printed({ text }: { text: string }) {
  return useAtPrint("opening", () => make(text));
}

const { page, render } = testPage();
const show = (text: string) => render(<Printed text={text} />);

beforeEach(() => show("first"));

test("nothing is made for paper while the page is on the screen", async () => {
  await show("second");
  expect(page.textContent).toBe("opening");
  expect(make).not.toHaveBeenCalled();
});

test("printing shows what is current at that moment, every time", async () => {
  for (const text of ["second", "third"]) {
    await show(text);
    await act(async () => dispatchEvent(new Event("beforeprint")));
    expect(page.textContent).toBe(`${text}, printed`);
  }
});
