import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page, type Request } from "@playwright/test";
import PostalMime from "postal-mime";
import { contactPath } from "#contracts/contact-fields.ts";
import { gate, openReady } from "./ready.ts";

export const endpoint = `**${contactPath}`;

export const sample = {
  name: "Grace Hopper",
  email: "grace@example.org",
  subject: "A question about bonds",
  message: "Good morning,\n\nwhich day count do you use?",
};

type Sample = typeof sample;

/** Most tests are about what happens once the script has started. */
export async function openForm(page: Page, query = "") {
  await openReady(page, `contact${query}`);
  await page.locator("form[data-ready]").waitFor();
}

export function formOf(page: Page) {
  const form = page.getByRole("form", { name: "Contact form" });
  return {
    name: form.getByRole("textbox", { name: "Name" }),
    email: form.getByRole("textbox", { name: "Email" }),
    subject: form.getByRole("textbox", { name: "Subject" }),
    message: form.getByRole("textbox", { name: "Message" }),
    send: form.getByRole("button", { name: "Send Message" }),
    sending: form.getByRole("button", { name: "Sending..." }),
  };
}

export async function fillIn(page: Page, fields: Partial<Sample> = sample) {
  const form = formOf(page);
  for (const name of Object.keys(fields) as (keyof Sample)[]) {
    await form[name].fill(fields[name] ?? "");
  }
}

export async function expectFields(page: Page, fields: Sample) {
  const form = formOf(page);
  for (const name of Object.keys(fields) as (keyof Sample)[]) {
    await expect(form[name], name).toHaveValue(fields[name]);
  }
}

export const nothing: Sample = { name: "", email: "", subject: "", message: "" };

export async function expectSuccess(page: Page) {
  const toast = page.getByRole("status").filter({ hasText: "Message sent successfully!" });
  await expect(toast).toContainText("Thank you for your message. I'll get back to you soon.");
}

export async function expectFailure(page: Page) {
  const toast = page.getByRole("alert");
  await expect(toast).toContainText("Failed to send message");
  await expect(toast).toContainText("Please try again or contact me directly via email.");
}

/** Every message that leaves the page from now on, as the service would read it. */
export function watchMessages(page: Page) {
  const messages: Record<string, string>[] = [];
  page.on("request", (request: Request) => {
    if (request.url().endsWith(contactPath)) messages.push(request.postDataJSON().template_params);
  });
  return messages;
}

export function answerWith(page: Page, status: number, body = "Reason") {
  return page.route(endpoint, (route) => route.fulfill({ status, body }));
}

/** Answers only when the test says so. */
export async function holdAnswers(page: Page) {
  const { open, opened } = gate();
  await page.route(endpoint, async (route) => {
    await opened;
    await route.fulfill({ status: 200, body: "OK" });
  });
  return open;
}

/** Every message in an outbox, as a mail program would read it. */
export async function mailsIn(outbox: string) {
  const files = (await readdir(outbox)).filter((file) => file.endsWith(".eml"));
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(outbox, file)))),
  );
}
