import { test as base, expect, type Page } from "@playwright/test";
import { profile } from "#content/profile.ts";
import { type SiteServer, startSiteServer } from "#server/test-site-server.ts";
import { allFaults, contrastFaults } from "./accessibility.ts";
import { expectFields, fillIn, formOf, mailsIn, nothing, sample } from "./contact-form.ts";

/** How many messages the server accepts from an address at once; then 20 an hour, one every 3 minutes. */
const burst = 8;

let started: Promise<SiteServer> | undefined;

/** A server of its own, and what arrived in its outbox since the test began. */
const test = base.extend<{ server: SiteServer; newMails: () => ReturnType<typeof mailsIn> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
  server: async ({}, use) => {
    started ??= startSiteServer({ CONTACT_BURST: String(burst) });
    await use(await started);
  },
  newMails: async ({ server }, use) => {
    const before = new Set((await mailsIn(server.outbox)).map(({ messageId }) => messageId));
    await use(async () =>
      (await mailsIn(server.outbox)).filter(({ messageId }) => !before.has(messageId)),
    );
  },
  baseURL: async ({ server }, use) => use(`${server.url}/`),
  javaScriptEnabled: false,
});

// Not by a fixture for the whole worker, which would need a worker process and a browser of its own.
test.afterAll(async () => (await started)?.stop());

// One after the other, so that one server is enough. The last of them uses up what it accepts.
test.describe.configure({ mode: "default" });

const hostile = {
  name: '"><script>document.title = "hacked"</script>',
  email: "not an address",
  subject: "' onfocus='alert(1)' autofocus='",
  message: "\n</textarea><img src=x onerror=alert(1)> &amp; $& ``",
};

/** Playwright's queries by role and text leave `noscript` out. */
function confirmation(page: Page) {
  return page.locator("#message-sent");
}

/** The page has a second alert, for the toast of visitors with script. It is empty here. */
function refusal(page: Page) {
  return page.getByRole("alert").filter({ hasText: "Failed to send message" });
}

test("a message arrives, and the page says so without posting again on a reload", async ({
  page,
  newMails,
}) => {
  await page.goto("contact?project=dcf-valuation-model");
  await fillIn(page);
  await formOf(page).send.click();
  await expect(page).toHaveURL(/\/contact#message-sent$/);
  const status = confirmation(page);
  await expect(status).toHaveRole("status");
  await expect(status).toContainText("Message sent successfully!");
  await expect(status).toContainText("Thank you for your message. I'll get back to you soon.");
  await expect(status).toBeInViewport();
  await expectFields(page, nothing);
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  await page.goto("about");
  await page.goto("contact");
  await expect(confirmation(page)).toBeHidden();
  const [mail, ...more] = await newMails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(sample.subject);
  expect(mail?.text?.trim()).toBe(sample.message);
  expect(mail?.replyTo).toEqual([{ name: sample.name, address: sample.email }]);
});

test("the same message sent twice is stored once @thorough", async ({ page, newMails }) => {
  for (let time = 0; time < 2; time++) {
    await page.goto("contact");
    await fillIn(page, { ...sample, subject: "Sent twice" });
    await formOf(page).send.click();
    await expect(confirmation(page)).toBeVisible();
  }
  expect(await newMails()).toHaveLength(1);
});

test("a field of blanks is named, and everything typed is still there @thorough", async ({
  page,
  newMails,
}) => {
  await page.goto("contact");
  await fillIn(page, { ...sample, subject: "   " });
  await formOf(page).send.click();
  const alert = refusal(page);
  await expect(alert).toBeFocused();
  await expect(alert).toContainText("Failed to send message");
  await expect(alert).toContainText("Please try again or contact me directly via email.");
  await expect(alert).toContainText("Subject must not be empty.");
  await expect(page).toHaveTitle(/^Failed to send message/);
  await expectFields(page, { ...sample, subject: "   " });
  expect(await newMails()).toEqual([]);
  await formOf(page).subject.fill("A subject");
  await formOf(page).send.click();
  await expect(confirmation(page)).toBeVisible();
});

test.describe("with script in the browser, which the page does not use", () => {
  test.use({ javaScriptEnabled: true });

  /** Posts to the endpoint as the browser does from a page whose script does not run. */
  async function post(page: Page, url: string, fields: Record<string, string>) {
    await page.goto("robots.txt");
    const inputs = Object.keys(fields).map((name) => `<textarea name="${name}"></textarea>`);
    await page.setContent(
      `<form method="post" action="${url}/api/v1.0/email/send">${inputs.join("")}<button>Post</button></form>`,
    );
    for (const [name, value] of Object.entries(fields)) {
      await page.locator(`[name=${name}]`).fill(value);
    }
    await page.getByRole("button").click();
  }

  test("what a visitor typed never becomes markup or script", async ({ page, server }) => {
    const faults: string[] = [];
    page.on("dialog", (dialog) => faults.push(dialog.message()));
    await post(page, server.url, hostile);
    await expect(refusal(page)).toContainText("Email must be an e-mail address.");
    await expectFields(page, hostile);
    expect(await page.locator("script, img[src=x], [onfocus]").count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test("the page of a refused message is accessible in light and in dark @thorough", async ({
    page,
    server,
  }) => {
    // Without motion the colors change at once.
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await post(page, server.url, { ...sample, email: "grace" });
    await expect(refusal(page)).toBeVisible();
    expect(await allFaults(page, "main")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaults(page)).toEqual([]);
  });
});

test("one message too many is answered with the wait, the address and everything typed @thorough", async ({
  page,
  newMails,
}) => {
  const alert = refusal(page);
  let number = 0;
  while (!(await alert.isVisible())) {
    number += 1;
    expect(number, "messages accepted").toBeLessThanOrEqual(burst + 1);
    await page.goto("contact");
    await fillIn(page, { ...sample, subject: `Message ${number}` });
    await formOf(page).send.click();
    await expect(alert.or(confirmation(page)).filter({ visible: true })).toBeVisible();
  }
  // Three minutes after the last message that was accepted, less what the test took.
  await expect(alert).toContainText(/Please try again in [1-3] minutes?\./);
  await expect(alert.getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${profile.email}\\?subject=Message%20${number}&body=Good%20morning`),
  );
  await expectFields(page, { ...sample, subject: `Message ${number}` });
  expect(await newMails()).toHaveLength(number - 1);
});
