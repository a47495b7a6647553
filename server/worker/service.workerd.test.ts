import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { samplePayload } from "#contact/service/test-request.ts";
import type { MessageState } from "#contact/store/message-store.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import { startSiteServer } from "#server/test-site-server.ts";
import { startMiniflare } from "./miniflare.ts";

/** The site as it runs on one platform, reached by HTTP alone. */
type RunningSite = {
  url: string;
  /** Headers that make a request come from this address. */
  from(address: string): Record<string, string>;
  /** The subject of every message in the store that is in this state. */
  subjects(state: MessageState): Promise<string[]>;
  stop(): Promise<void>;
};

type OpenSite = (variables: Record<string, string>) => Promise<RunningSite>;

/** A refusal may leave the body unread, and the connection is then closed under the next request. */
const alone = { connection: "close" };

/** Runs the site for the tests of one `describe`, and gives them ways to talk to it. */
function useSite(open: OpenSite, variables: Record<string, string>) {
  let site: RunningSite;
  beforeAll(async () => {
    site = await open(variables);
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
  }, 60_000);
  const endpoint = () => site.url + contactPath;
  return {
    get: (path: string, init?: RequestInit) => fetch(site.url + path, init),
    send: (params: Record<string, unknown>, headers: Record<string, string> = {}) =>
      fetch(endpoint(), {
        method: "POST",
        headers: { ...alone, "content-type": "application/json", ...headers },
        body: JSON.stringify(samplePayload(params)),
      }),
    post: (body: BodyInit, headers: Record<string, string>) =>
      fetch(endpoint(), {
        method: "POST",
        headers: { ...alone, ...headers },
        body,
        redirect: "manual",
      }),
    request: (method: string) => fetch(endpoint(), { method, headers: alone }),
    from: (address: string) => site.from(address),
    stored: async (subject: string, state: MessageState = "waiting") =>
      (await site.subjects(state)).filter((stored) => stored === subject).length,
  };
}

const form = "application/x-www-form-urlencoded";

/** What becomes of a message, sent by script or posted as a form. */
function describeMessages(open: OpenSite) {
  describe("a message", () => {
    const { send, post, stored } = useSite(open, { CONTACT_BURST: "10000" });

    test("is stored and confirmed", async () => {
      const response = await send({ subject: "One" });
      expect([response.status, await response.text()]).toEqual([200, "OK"]);
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await stored("One")).toBe(1);
    });

    test("with the same key is stored once, one after the other and all at once", async () => {
      const params = { subject: "Repeated", message_key: "repeated-0123456789" };
      expect((await send(params)).status).toBe(200);
      const again = await Promise.all(Array.from({ length: 10 }, () => send(params)));
      expect(again.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(await stored("Repeated")).toBe(1);
    });

    test("with the same key, a hundred times at the same moment, is stored once", async () => {
      const params = { subject: "At once", message_key: "at-once-0123456789" };
      const all = await Promise.all(Array.from({ length: 100 }, () => send(params)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await stored("At once")).toBe(1);
    });

    test("under the key of another message is refused, not dropped behind an OK", async () => {
      const message_key = "reused-key-0123456789";
      expect((await send({ subject: "First", message_key })).status).toBe(200);
      const response = await send({ subject: "Second", message_key });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain("with a new key");
      expect([await stored("First"), await stored("Second")]).toEqual([1, 0]);
    });

    test("that was refused for a fault is stored under the same key once it is corrected", async () => {
      const params = { subject: "Corrected", message_key: "corrected-0123456789" };
      expect((await send({ ...params, from_email: "no" })).status).toBe(400);
      expect((await send(params)).status).toBe(200);
      expect(await stored("Corrected")).toBe(1);
    });

    test("with another key, or without one, is another message", async () => {
      for (const message_key of ["other-key-00000001", "other-key-00000002", undefined]) {
        await send({ subject: "Separate", message_key });
      }
      await send({ subject: "Separate" });
      expect(await stored("Separate")).toBe(4);
    });

    test("that fills in the honeypot is confirmed and set aside for the owner to see", async () => {
      const response = await send({ subject: "Spam", website: "https://spam.test" });
      expect([response.status, await response.text()]).toEqual([200, "OK"]);
      expect([await stored("Spam"), await stored("Spam", "spam")]).toEqual([0, 1]);
    });

    test("posted as a form redirects to the page that says so, and is stored once a day", async () => {
      const fields = new URLSearchParams({
        name: "Ada",
        email: "ada@example.org",
        subject: "Form",
        message: "Line\r\nLine",
      });
      for (let time = 0; time < 2; time++) {
        const response = await post(fields, { "content-type": form });
        expect(response.status).toBe(303);
        expect(response.headers.get("location")).toBe("/contact#message-sent");
      }
      expect(await stored("Form")).toBe(1);
    });

    test("posted as a form with a fault comes back as a page with everything typed", async () => {
      const fields = new URLSearchParams({
        name: '"><b>Ada',
        email: "no",
        subject: "S",
        message: "M",
      });
      const response = await post(fields, { "content-type": form });
      const page = await response.text();
      expect([response.status, response.headers.get("content-type")]).toEqual([
        400,
        "text/html; charset=utf-8",
      ]);
      expect(page).toContain("Email must be an e-mail address.");
      expect(page).toContain('value="&quot;&gt;&lt;b&gt;Ada"');
      expect(page).not.toContain("<script");
    });
  });
}

/** What is not accepted, and what the visitor is told. */
function describeRefusals(open: OpenSite) {
  describe("a bad request", () => {
    const { send, post, request } = useSite(open, { CONTACT_BURST: "10000" });
    const json = { "content-type": "application/json" };
    const form = { "content-type": "application/x-www-form-urlencoded" };

    test.each([
      ["with broken JSON", 400, "{", json],
      ["with a packed body", 415, "{}", { ...json, "content-encoding": "gzip" }],
      ["in another format", 415, "x", { "content-type": "text/plain" }],
      ["of more than 64 KB", 413, "x".repeat(65 * 1024), json],
      ["from another site", 403, "{}", { ...json, origin: "https://evil.test" }],
      ["by a form of another site", 403, "name=x", { ...form, origin: "https://evil.test" }],
      ["by a form in another charset", 400, "name=M%FCller", form],
    ])("%s is answered %i with a reason", async (_, status, body, headers) => {
      const response = await post(body, headers);
      expect([response.status, (await response.text()).length > 10]).toEqual([status, true]);
    });

    test("without a field, or with a header in it, is answered 400 and names the field", async () => {
      for (const subject of [undefined, "x\r\nBcc: all@example.org"]) {
        const response = await send({ subject });
        expect(response.status).toBe(400);
        expect(await response.text()).toContain("template_params.subject");
      }
    });

    test.each(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"])(
      "by %s is answered 405, with the one method allowed",
      async (method) => {
        const response = await request(method);
        expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
      },
    );

    test("with a key longer than any of ours is answered 400", async () => {
      const response = await send({ message_key: "k".repeat(50_000) });
      expect(response.status).toBe(400);
      expect((await response.text()).length).toBeLessThan(200);
    });
  });

  describe("junk from many addresses", () => {
    const { send, post, from } = useSite(open, {});

    test("uses up nobody's messages", async () => {
      const json = { "content-type": "application/json" };
      for (let number = 0; number < 100; number++) {
        await post("{", { ...json, ...from(`192.0.2.${number % 20}`) });
      }
      expect((await send({}, from("192.0.2.99"))).status).toBe(200);
    });
  });

  describe("past the limits", () => {
    const { send, from, stored } = useSite(open, {
      CONTACT_BURST: "3",
      CONTACT_PER_HOUR: "20",
      OUTBOX_MAX_MESSAGES: "4",
    });

    test("an address is told when to try again, another one is served", async () => {
      const statuses: number[] = [];
      for (let number = 0; number < 4; number++) {
        statuses.push((await send({ subject: "Limit" }, from("192.0.2.1"))).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      const refused = await send({ subject: "Limit" }, from("192.0.2.1"));
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(100);
      expect((await send({ subject: "Limit" }, from("192.0.2.2"))).status).toBe(200);
      expect(await stored("Limit")).toBe(4);
    });

    test("a full store refuses with 503 and says when to try again", async () => {
      const response = await send({ subject: "Full" }, from("192.0.2.3"));
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "3600"]);
      expect(await stored("Full")).toBe(0);
    });
  });
}

/** The pages around the contact form, and their headers. */
function describePages(open: OpenSite) {
  describe("the site", () => {
    const { get, send } = useSite(open, { SITE_URL: "https://portfolio.example" });

    test("serves its pages, and the same safety headers on pages and answers", async () => {
      const answers = [await get("/"), await get("/about"), await send({ message: "" })];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
      for (const { headers } of answers) {
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
        expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
        expect(headers.get("permissions-policy")).toContain("camera=()");
        expect(headers.get("x-frame-options")).toBe("DENY");
        expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      }
    });

    test("forbids inline code in every page", async () => {
      const response = await get("/about");
      const [, policy] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
          await response.text(),
        ) ?? [];
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toContain("unsafe-inline");
    });

    test("lets browsers keep hashed files forever, and ask about pages again", async () => {
      const page = await get("/");
      const [asset = ""] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
      expect((await get(asset)).headers.get("cache-control")).toBe(
        "public, max-age=31536000, immutable",
      );
      expect(page.headers.get("cache-control")).toMatch(/no-cache|must-revalidate/);
      const tag = page.headers.get("etag") ?? "";
      expect((await get("/", { headers: { "if-none-match": tag } })).status).toBe(304);
    });

    test.each(["/no-such-page", "/projects/unknown", "/about/more", "/files.json"])(
      "answers %s with 404 and the page that says so",
      async (path) => {
        const response = await get(path);
        expect(response.status).toBe(404);
        expect(await response.text()).toContain("Oops! Page not found");
      },
    );

    test("leads from a trailing slash to the page", async () => {
      const response = await get("/about/");
      expect([response.status, new URL(response.url).pathname]).toEqual([200, "/about"]);
    });

    test("says how it is", async () => {
      const response = await get("/healthz");
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ ok: true, contact: { accepting: true } });
    });
  });
}

/** What the site promises on every platform. The same list runs against each of them. */
function describeContactService(platform: string, open: OpenSite) {
  describe(`on ${platform}`, () => {
    describeMessages(open);
    describeRefusals(open);
    describePages(open);
  });
}

describeContactService("Node", async (variables) => {
  const { url, outbox, stop } = await startSiteServer({ TRUST_PROXY: "1", ...variables });
  return {
    url,
    stop,
    from: (address) => ({ "x-forwarded-for": address }),
    async subjects(state) {
      const folder = state === "waiting" ? outbox : path.join(outbox, state);
      const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
      const mails = files.map(async (file) =>
        PostalMime.parse(await readFile(path.join(folder, file))),
      );
      return (await Promise.all(mails)).map(({ subject }) => subject ?? "");
    },
  };
});

describeContactService("workerd", async (variables) => {
  const worker = await startMiniflare({ variables });
  const database = await worker.getD1Database("DB");
  return {
    url: (await worker.ready).origin,
    stop: () => worker.dispose(),
    from: (address) => ({ "cf-connecting-ip": address }),
    async subjects(state) {
      const { results } = await database
        .prepare("SELECT body ->> 'subject' AS subject FROM messages WHERE state = ?")
        .bind(state)
        .all<{ subject: string }>();
      return results.map(({ subject }) => subject);
    },
  };
});
