// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage } from "#app/components/test-page.ts";
import { acceptedAnswer } from "#contracts/contact-fields.ts";
import { ContactForm } from "./contact-form.tsx";
import { moveContact } from "./contact-store.ts";
import { emailService } from "./email-service.ts";

const service = emailService(null, { basePath: "/", onStaticHost: false });
const owner = { name: "Charles", email: "charles@example.org" };
const sample = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Text" };
const fetchMock = vi.fn<typeof fetch>();

const { render } = testPage();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", fetchMock);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  act(() => moveContact({ kind: "dismiss" }));
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

function open() {
  return render(<ContactForm owner={owner} service={service} projects={[]} />);
}

const fields = () =>
  Object.keys(sample).map((name) => {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`There is no field ${name}.`);
    return field;
  });

async function send(texts: Readonly<Record<string, string>> = sample) {
  for (const field of fields()) field.value = texts[field.name] ?? "";
  const event = new Event("submit", { bubbles: true, cancelable: true });
  await act(async () => document.querySelector("form")?.dispatchEvent(event));
}

const answers = (status: number) => async () => new Response(acceptedAnswer, { status });
const mailLink = () => document.querySelector('a[href^="mailto:"]');
const textOf = (role: string) => document.querySelector(`[role="${role}"]`)?.textContent;

test("the fields cannot be edited while the message is on its way, and can be afterward", async () => {
  let answer = (_: Response) => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await open();
  expect(fields().map(({ readOnly }) => readOnly)).toEqual([false, false, false, false]);
  await send();
  expect(fields().map(({ readOnly }) => readOnly)).toEqual([true, true, true, true]);
  await act(async () => answer(new Response(acceptedAnswer)));
  expect(fields().map(({ readOnly }) => readOnly)).toEqual([false, false, false, false]);
});

test("a field with an error names the error as its description, and is invalid until it is right", async () => {
  await open();
  await send({});
  const faults = fields().map((field) => {
    expect(field.getAttribute("aria-invalid")).toBe("true");
    return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  });
  expect(faults).toEqual([
    "Name: Enter your name",
    "Email: Enter an address like name@example.com",
    "Subject: Enter a subject",
    "Message: Enter a message",
  ]);
  expect(fetchMock).not.toHaveBeenCalled();
  for (const field of fields()) {
    field.value = sample[field.name as keyof typeof sample];
    await act(async () => field.dispatchEvent(new Event("input", { bubbles: true })));
    expect(field.hasAttribute("aria-describedby")).toBe(false);
    expect(field.hasAttribute("aria-invalid")).toBe(false);
  }
});

test("a message that failed offers a mail to the owner, and one that was sent does not", async () => {
  fetchMock.mockImplementationOnce(answers(500)).mockImplementationOnce(answers(200));
  await open();
  await send();
  expect(textOf("alert")).toContain("Failed to send message");
  expect(mailLink()?.textContent).toBe("Email it to charles@example.org");
  await send();
  expect(textOf("status")).toContain("Message sent successfully!");
  expect(mailLink()).toBeNull();
});
