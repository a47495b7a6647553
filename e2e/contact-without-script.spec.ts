import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { profile } from "#content/profile.ts";
import { type SiteServer, startSiteServer } from "#server/test-site-server.ts";
import { expectFields, fillIn, formOf, nothing, sample } from "./contact-form.ts";
import { mailsIn } from "./outbox.ts";

/** A server that accepts three messages from an address, then 20 an hour: one every 3 minutes. */
const test = base.extend<{ server: SiteServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
  server: async ({}, use) => {
    const server = await startSiteServer({ CONTACT_BURST: "3" });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`${server.url}/`),
  javaScriptEnabled: false,
});

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
  server,
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
  const [mail, ...more] = await mailsIn(server.outbox);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(sample.subject);
  expect(mail?.text?.trim()).toBe(sample.message);
  expect(mail?.replyTo).toEqual([{ name: sample.name, address: sample.email }]);
});

test("the same message sent twice is stored once", async ({ page, server }) => {
  for (let time = 0; time < 2; time++) {
    await page.goto("contact");
    await fillIn(page);
    await formOf(page).send.click();
    await expect(confirmation(page)).toBeVisible();
  }
  expect(await mailsIn(server.outbox)).toHaveLength(1);
});

test("a field of blanks is named, and everything typed is still there", async ({
  page,
  server,
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
  expect(await mailsIn(server.outbox)).toEqual([]);
  await formOf(page).subject.fill("A subject");
  await formOf(page).send.click();
  await expect(confirmation(page)).toBeVisible();
});

test("one message too many is answered with the wait, the address and everything typed", async ({
  page,
  server,
}) => {
  for (let number = 0; number < 4; number++) {
    await page.goto("contact");
    await fillIn(page, { ...sample, subject: `Message ${number}` });
    await formOf(page).send.click();
  }
  const alert = refusal(page);
  await expect(alert).toContainText("Please try again in 3 minutes.");
  await expect(alert.getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${profile.email}\\?subject=Message%203&body=Good%20morning`),
  );
  await expectFields(page, { ...sample, subject: "Message 3" });
  expect(await mailsIn(server.outbox)).toHaveLength(3);
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

  for (const colorScheme of ["light", "dark"] as const) {
    test(`the page of a refused message is accessible in ${colorScheme}`, async ({
      page,
      server,
    }) => {
      await page.emulateMedia({ colorScheme });
      await post(page, server.url, { ...sample, email: "grace" });
      await expect(refusal(page)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include("main").analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});
