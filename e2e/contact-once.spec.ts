import { test as base, expect } from "@playwright/test";
import { type SiteServer, startSiteServer } from "#server/test-site-server.ts";
import {
  expectFailure,
  expectFields,
  expectSuccess,
  fillIn,
  formOf,
  mailsIn,
  nothing,
  openForm,
  sample,
} from "./contact-form.ts";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";

let started: Promise<SiteServer> | undefined;

/** The site behind a proxy that loses answers, with an outbox of its own. */
const test = base.extend<{ server: SiteServer; cutter: CuttingProxy; message: typeof sample }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
  server: async ({}, use) => {
    started ??= startSiteServer({ CONTACT_BURST: "1000" });
    await use(await started);
  },
  cutter: async ({ server }, use) => {
    const proxy = await startCuttingProxy(server.url);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ cutter }, use) => use(`${cutter.url}/`),
  /** A message of this test's own, filled in and ready to be sent. */
  message: async ({ page }, use, { title }) => {
    const message = { ...sample, subject: title };
    await openForm(page);
    await fillIn(page, message);
    await use(message);
  },
});

// Not by a fixture for the whole worker, which would need a worker process and a browser of its own.
test.afterAll(async () => (await started)?.stop());

// One after the other, so that one server is enough.
test.describe.configure({ mode: "default" });

/** However often the message reached the server, it came with one key and the owner has it once. */
async function expectOnce(cutter: CuttingProxy, server: SiteServer, subject: string) {
  expect(new Set(cutter.answeredKeys).size).toBe(1);
  const mails = await mailsIn(server.outbox);
  expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
}

test("a message whose answer is lost once is repeated by the browser and stored once", async ({
  page,
  cutter,
  server,
  message,
}) => {
  cutter.cutAnswers(1);
  await formOf(page).send.click();
  await expectSuccess(page);
  expect(cutter.answeredKeys.length).toBeGreaterThan(1);
  await expectOnce(cutter, server, message.subject);
});

test("a message whose answers are all lost is kept, and stored once when it is sent again @thorough", async ({
  page,
  cutter,
  server,
  message,
}) => {
  cutter.cutAnswers(Number.POSITIVE_INFINITY);
  for (let press = 0; press < 3; press++) {
    await formOf(page).send.click();
    await expectFailure(page);
  }
  await expectFields(page, message);
  cutter.cutAnswers(0);
  await formOf(page).send.click();
  await expectSuccess(page);
  expect(cutter.answeredKeys.length).toBeGreaterThanOrEqual(4);
  await expectOnce(cutter, server, message.subject);
});

test("a message sent again after a reload while sending is stored once @thorough", async ({
  page,
  cutter,
  server,
  message,
}) => {
  const release = cutter.holdAnswers();
  await formOf(page).send.click();
  await expect.poll(() => cutter.answeredKeys.length).toBe(1);
  await page.reload();
  await expectFields(page, message);
  release();
  await formOf(page).send.click();
  await expectSuccess(page);
  await expectOnce(cutter, server, message.subject);
});

test("a message answered after the 15 seconds and sent again is stored once @thorough", async ({
  page,
  cutter,
  server,
  message,
}) => {
  const release = cutter.holdAnswers();
  await page.clock.install();
  await formOf(page).send.click();
  await expect.poll(() => cutter.answeredKeys.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expectFailure(page);
  release();
  await formOf(page).send.click();
  await expectSuccess(page);
  await expectOnce(cutter, server, message.subject);
});

test("a message sent from two tabs with the same draft is stored once @thorough", async ({
  page,
  context,
  cutter,
  server,
  message,
}) => {
  const release = cutter.holdAnswers();
  const other = await context.newPage();
  await openForm(other);
  await expectFields(other, message);
  await formOf(page).send.click();
  await formOf(other).send.click();
  await expect.poll(() => cutter.answeredKeys.length).toBe(2);
  release();
  await expectSuccess(page);
  await expectSuccess(other);
  await expectOnce(cutter, server, message.subject);
});

test("a message that was edited after a failure is another message @thorough", async ({
  page,
  cutter,
  server,
  message,
}) => {
  cutter.cutAnswers(Number.POSITIVE_INFINITY);
  await formOf(page).send.click();
  await expectFailure(page);
  cutter.cutAnswers(0);
  await fillIn(page, { message: "A better text." });
  await formOf(page).send.click();
  await expectSuccess(page);
  expect(new Set(cutter.answeredKeys).size).toBe(2);
  const mails = await mailsIn(server.outbox);
  const texts = mails.filter(({ subject }) => subject === message.subject).map(({ text }) => text);
  expect(texts.map((text) => text?.trim()).sort()).toEqual(
    ["A better text.", message.message].sort(),
  );
});

test("the same words typed again after success are a new message @thorough", async ({
  page,
  cutter,
  message,
}) => {
  for (let press = 0; press < 2; press++) {
    await fillIn(page, message);
    await formOf(page).send.click();
    await expectSuccess(page);
    await expectFields(page, nothing);
  }
  expect(new Set(cutter.answeredKeys).size).toBe(2);
});
