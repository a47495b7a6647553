import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  contactBodyLimit,
  contactFormBodyLimit,
  contactLimits,
  messageKeyShape,
} from "#contracts/contact-fields.ts";
import type { ContactMessage } from "#contracts/contact-message.ts";
import { KeyReusedError, StoreFullError } from "../store/message-store.ts";
import { createContactHandler, type Deliver } from "./handler.ts";
import { createRateLimiter, createRateLimits } from "./rate-limiter.ts";
import { contactPageHtml, sampleForm, samplePayload, sampleRequest, site } from "./test-request.ts";

const visitor = { address: "192.0.2.1" };
const now = Date.UTC(2025, 10, 15, 9, 30);

/** Effectively unlimited, unless the test says otherwise. */
const generous = () => createRateLimiter({ burst: 1_000_000, perHour: 1 });
const limitsOf = (limits: Parameters<typeof createRateLimiter>[0]) => ({
  messages: createRateLimiter({ ...limits, clock: () => now }),
  junk: generous(),
});

function openHandler(options: Partial<Parameters<typeof createContactHandler>[0]> = {}) {
  const delivered: ContactMessage[] = [];
  const spam: ContactMessage[] = [];
  const keys: string[] = [];
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const handle = createContactHandler({
    deliver: async (message, { key, isSpam }) => {
      (isSpam ? spam : delivered).push(message);
      keys.push(key);
    },
    limits: { messages: generous(), junk: generous() },
    clock: () => now,
    log: { info: note, warn: note, error: note },
    ...options,
  });
  return { handle, delivered, spam, keys, lines };
}

function json(params: Parameters<typeof samplePayload>[0]) {
  return JSON.stringify(samplePayload(params));
}

function without(field: string) {
  const { template_params, ...rest } = samplePayload();
  const params: Record<string, unknown> = { ...template_params };
  delete params[field];
  return JSON.stringify({ ...rest, template_params: params });
}

/** Sends the bytes in small pieces, with no length announced. */
function streamOf(bytes: Uint8Array, piece = 4096) {
  let offset = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(offset, offset + piece));
      offset += piece;
    },
  });
}

const tooMuch = new TextEncoder().encode(json({ message: "x".repeat(contactBodyLimit) }));

describe("a good message", () => {
  test("is delivered once with the moment it came, and answered 200 OK in plain text", async () => {
    const receipts: Date[] = [];
    const deliver: Deliver = async (_, { receivedAt }) => {
      receipts.push(receivedAt);
    };
    const response = await openHandler({ deliver }).handle(sampleRequest(), visitor);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("OK");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(receipts).toEqual([new Date(now)]);
  });

  test("is not answered before it is delivered", async () => {
    let finish = () => {};
    const deliver: Deliver = () => new Promise((resolve) => (finish = resolve));
    let answered = false;
    const answer = openHandler({ deliver }).handle(sampleRequest(), visitor);
    answer.then(() => (answered = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toBe(false);
    finish();
    expect((await answer).status).toBe(200);
  });

  test("that cannot be delivered is answered 500 with a reason, and the log names no content", async () => {
    const deliver: Deliver = async (message) => {
      throw new Error(`cannot write ${message.subject}`);
    };
    const { handle, lines } = openHandler({ deliver });
    const response = await handle(sampleRequest(), visitor);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("The message could not be kept. Please try again");
    expect(lines.join()).toContain("could not be kept");
    expect(lines.join()).not.toContain("analytical");
  });

  test("is delivered under the key it carries, and under one of its own without", async () => {
    const { handle, keys } = openHandler();
    const keyed = { body: json({ message_key: "0123456789abcdef" }) };
    for (const options of [keyed, keyed, {}, {}]) await handle(sampleRequest(options), visitor);
    expect(keys.slice(0, 2)).toEqual(["0123456789abcdef", "0123456789abcdef"]);
    expect(new Set(keys).size).toBe(3);
    expect(keys.filter((key) => !messageKeyShape.test(key))).toEqual([]);
  });

  test("is noted in the log by its size alone, and a failure once", async () => {
    const size = new TextEncoder().encode(json({})).byteLength;
    const good = openHandler();
    await good.handle(sampleRequest(), visitor);
    expect(good.lines).toEqual([`contact: took a message of ${size} bytes`]);
    const bad = openHandler({ deliver: () => Promise.reject(new Error("disk")) });
    await bad.handle(sampleRequest(), visitor);
    expect(bad.lines).toEqual([`contact: a message of ${size} bytes could not be kept: Error`]);
  });

  test("that finds the store full is answered 503, with the time to try again", async () => {
    const deliver: Deliver = () => Promise.reject(new StoreFullError());
    const response = await openHandler({ deliver }).handle(sampleRequest(), visitor);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "3600"]);
  });

  test("under a key that belongs to another message is answered 422 with what to do", async () => {
    const deliver: Deliver = () => Promise.reject(new KeyReusedError());
    const { handle, lines } = openHandler({ deliver });
    const response = await handle(sampleRequest(), visitor);
    expect([response.status, await response.text()]).toEqual([
      422,
      "The key of this message belongs to another one. Please send it with a new key",
    ]);
    expect(lines).toEqual([expect.stringMatching(/^contact: refused with 422, \d+ bytes read$/)]);
  });

  test("may say that its JSON is UTF-8", async () => {
    const headers = { "content-type": "application/json; charset=UTF-8" };
    const response = await openHandler().handle(sampleRequest({ headers }), visitor);
    expect(response.status).toBe(200);
  });
});

describe("bad input is refused with a plain reason, nothing delivered, nothing of it logged", () => {
  const secret = "Xylophone";
  test.each<[string, number, RegExp, Parameters<typeof sampleRequest>[0]]>([
    ["another method", 405, /Only POST/, { method: "PUT" }],
    ["a GET", 405, /Only POST/, { method: "GET" }],
    ["a form post", 415, /application\/json/, { headers: { "content-type": "text/plain" } }],
    [
      "a multipart form",
      415,
      /application\/json/,
      { headers: { "content-type": "multipart/form-data; boundary=x" } },
    ],
    [
      "another charset",
      415,
      /application\/json/,
      { headers: { "content-type": "application/json; charset=utf-16" } },
    ],
    ["a packed body", 415, /application\/json/, { headers: { "content-encoding": "gzip" } }],
    ["an empty body", 400, /not valid JSON/, { body: "" }],
    ["no body", 400, /not valid JSON/, { body: null }],
    ["broken JSON", 400, /not valid JSON/, { body: `{"service_id": "${secret}` }],
    [
      "bytes that are no UTF-8",
      400,
      /not valid JSON/,
      { body: new Uint8Array([0x22, 0xff, 0x22]) },
    ],
    ["a bare null", 400, /the body must be an object/, { body: "null" }],
    ["a list", 400, /service_id is required/, { body: `["${secret}"]` }],
    [
      "no parameters",
      400,
      /template_params is required/,
      { body: '{"service_id":"a","template_id":"b","user_id":"c"}' },
    ],
    ...["from_name", "from_email", "subject", "message", "to_name"].map(
      (field): [string, number, RegExp, { body: string }] => [
        `no ${field}`,
        400,
        new RegExp(`^The parameters are invalid: template_params.${field} is required$`),
        { body: without(field) },
      ],
    ),
    ["a number for a name", 400, /from_name must be text/, { body: json({ from_name: 7 }) }],
    ["an object for a message", 400, /message must be text/, { body: json({ message: {} }) }],
    ["blanks for a message", 400, /message must not be empty/, { body: json({ message: " \n " }) }],
    [
      "an over-long subject",
      400,
      /subject must not be longer than 300 characters/,
      { body: json({ subject: secret.repeat(contactLimits.subject) }) },
    ],
    [
      "no address",
      400,
      /from_email must be an e-mail address/,
      { body: json({ from_email: secret }) },
    ],
    [
      "a header in the name",
      400,
      /from_name must not contain line breaks/,
      { body: json({ from_name: `${secret}\r\nBcc: all@example.org` }) },
    ],
    [
      "a header in the subject",
      400,
      /subject must not contain line breaks/,
      { body: json({ subject: `${secret}\nBcc: all@example.org` }) },
    ],
    [
      "a header in the address",
      400,
      /from_email must not contain line breaks/,
      { body: json({ from_email: `${secret}@example.org\rBcc: all@example.org` }) },
    ],
    ["a null byte", 400, /null bytes/, { body: json({ message: `${secret}\0` }) }],
    ["more than 64 KB", 413, /larger than 64 KB/, { body: tooMuch }],
    [
      "more than 64 KB of unannounced length",
      413,
      /larger than 64 KB/,
      { body: streamOf(tooMuch) },
    ],
    [
      "more than 64 KB announced as ten bytes",
      413,
      /larger than 64 KB/,
      { body: streamOf(tooMuch), headers: { "content-length": "10" } },
    ],
    [
      "an announcement of more than 64 KB",
      413,
      /larger than 64 KB/,
      { headers: { "content-length": String(contactBodyLimit + 1) } },
    ],
    ["another site", 403, /another site/, { headers: { origin: "https://evil.test" } }],
    ["a page without an origin", 403, /another site/, { headers: { origin: "null" } }],
    ["our site on another port", 403, /another site/, { headers: { origin: `${site}:81` } }],
    ["a fetch across sites", 403, /another site/, { headers: { "sec-fetch-site": "cross-site" } }],
  ])("%s: %i", async (_, status, reason, options) => {
    const { handle, delivered, lines } = openHandler();
    const response = await handle(sampleRequest(options), visitor);
    const text = await response.text();
    expect([response.status, text]).toEqual([status, expect.stringMatching(reason)]);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("retry-after")).toBeNull();
    expect(delivered).toEqual([]);
    expect(lines).toEqual([
      expect.stringMatching(`^contact: refused with ${status}, \\d+ bytes read$`),
    ]);
    expect(text).not.toContain(secret);
  });

  test.each(["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"])(
    "%s is answered 405 and says what is allowed",
    async (method) => {
      const { handle, delivered } = openHandler();
      const response = await handle(sampleRequest({ method }), visitor);
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
      expect(delivered).toEqual([]);
    },
  );

  test("a body that breaks off is answered 400, not thrown", async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error("reset by peer")),
    });
    const response = await openHandler().handle(sampleRequest({ body: broken }), visitor);
    expect([response.status, await response.text()]).toEqual([
      400,
      "The message broke off on its way",
    ]);
  });
});

describe("the origin", () => {
  test.each([
    ["the site itself", { origin: site }],
    [
      "the site itself, as modern browsers say it",
      { origin: site, "sec-fetch-site": "same-origin" },
    ],
    ["the site behind a proxy that ends TLS", { origin: site.replace("http:", "https:") }],
    ["a client that names none", {}],
  ])("%s may send", async (_, headers) => {
    const response = await openHandler().handle(sampleRequest({ headers }), visitor);
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  const friend = "https://friend.test";
  const friendly = { allowedOrigins: [friend] };

  test("another site that the owner allows may send and may read the answer", async () => {
    const headers = { origin: friend, "sec-fetch-site": "cross-site" };
    const response = await openHandler(friendly).handle(sampleRequest({ headers }), visitor);
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe(friend);
    expect(response.headers.get("access-control-expose-headers")).toBe("retry-after");
    expect(response.headers.get("vary")).toBe("origin");
  });

  test("a preflight of an allowed site is answered, one of another site refused", async () => {
    const preflight = (origin: string) =>
      sampleRequest({
        method: "OPTIONS",
        body: null,
        headers: { origin, "access-control-request-method": "POST" },
      });
    const { handle } = openHandler(friendly);
    const allowed = await handle(preflight(friend), visitor);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get("access-control-allow-headers")).toBe("content-type");
    expect(allowed.headers.get("access-control-allow-methods")).toBe("POST");
    expect(allowed.headers.get("access-control-allow-origin")).toBe(friend);
    const refused = await handle(preflight("https://evil.test"), visitor);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("of an allowed site only a preflight is answered as one", async () => {
  const origin = "https://friend.test";
  const { handle, delivered } = openHandler({ allowedOrigins: [origin] });
  const plain = await handle(sampleRequest({ method: "OPTIONS", headers: { origin } }), visitor);
  expect(plain.status).toBe(405);
  expect(plain.headers.get("access-control-allow-origin")).toBe(origin);
  const headers = { origin, "access-control-request-method": "POST" };
  expect((await handle(sampleRequest({ headers }), visitor)).status).toBe(200);
  expect(delivered).toHaveLength(1);
});

test("the site behind a proxy is one origin with its port, and with https only", async () => {
  const { handle } = openHandler();
  const host = new URL(site).host;
  for (const [origin, status] of [
    [`https://${host}`, 200],
    [`https://${host}:8443`, 403],
    [`ftp://${host}`, 403],
  ] as const) {
    expect((await handle(sampleRequest({ headers: { origin } }), visitor)).status).toBe(status);
  }
});

test("a honeypot of blanks alone was filled in by nobody", async () => {
  const { handle, delivered } = openHandler();
  await handle(sampleRequest({ body: json({ website: "  " }) }), visitor);
  expect(delivered).toHaveLength(1);
});

test.each([
  ["application/json", 200],
  ["application/json;charset=utf-8", 200],
  ["APPLICATION/JSON ; charset=utf-8", 200],
  [' application/json; charset="UTF-8" ', 200],
  ["application/json; charset=latin1", 415],
  ["application/json; charset=utf-8x", 415],
  ["application/json; boundary=x", 415],
  ["x application/json", 415],
  ["application/json x", 415],
  ["text/json", 415],
])("the content type %j is answered %i", async (type, status) => {
  const request = sampleRequest({ headers: { "content-type": type } });
  expect((await openHandler().handle(request, visitor)).status).toBe(status);
});

test("a body that says it is not packed is read", async () => {
  const request = sampleRequest({ headers: { "content-encoding": "identity" } });
  expect((await openHandler().handle(request, visitor)).status).toBe(200);
});

test("past its rate an address is answered 429 with Retry-After, while another goes through", async () => {
  const { handle, delivered } = openHandler({ limits: limitsOf({ burst: 2, perHour: 60 }) });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await handle(sampleRequest(), visitor)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const waiting = await handle(sampleRequest(), visitor);
  expect(waiting.headers.get("retry-after")).toBe("60");
  expect(await waiting.text()).toMatch(/^Too many requests/);
  expect((await handle(sampleRequest(), { address: "192.0.2.2" })).status).toBe(200);
  expect(delivered).toHaveLength(3);
});

describe("junk", () => {
  const from = (n: number) => ({ address: `192.0.2.${n}` });
  const settings = { burst: 5, perHour: 20, totalPerHour: 1000 };

  test("from many addresses leaves everyone their messages", async () => {
    const { handle } = openHandler({ limits: createRateLimits(settings) });
    for (let n = 0; n < 100; n++) await handle(sampleRequest({ body: "{" }), from(n % 20));
    const bot = { body: json({ website: "https://spam.test" }) };
    for (let n = 0; n < 100; n++) await handle(sampleRequest(bot), from(n % 20));
    expect((await handle(sampleRequest(), from(99))).status).toBe(200);
    expect((await handle(sampleRequest(), from(1))).status).toBe(200);
  });

  test.each([
    ["malformed", () => sampleRequest({ body: "{" })],
    ["too large", () => sampleRequest({ body: tooMuch })],
    ["written by a bot", () => sampleRequest({ body: json({ website: "https://spam.test" }) })],
  ])("that is %s has a limit of its own, ten times that of messages", async (_, request) => {
    const { handle } = openHandler({ limits: createRateLimits(settings) });
    for (let n = 0; n < 50; n++) expect((await handle(request(), visitor)).status).not.toBe(429);
    const refused = await handle(request(), visitor);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "18"]);
    expect((await handle(request(), from(2))).status).not.toBe(429);
  });

  test("is not read anymore once its limit is reached", async () => {
    const { handle } = openHandler({ limits: createRateLimits({ ...settings, burst: 1 }) });
    for (let n = 0; n < 10; n++) await handle(sampleRequest({ body: "{" }), visitor);
    const request = sampleRequest({ body: streamOf(tooMuch) });
    expect((await handle(request, visitor)).status).toBe(429);
    expect(request.bodyUsed).toBe(false);
  });
});

test("a message that fills in the honeypot is answered exactly like success, and set aside", async () => {
  const { handle, delivered, spam } = openHandler();
  const trapped = await handle(
    sampleRequest({ body: json({ website: "https://spam.test" }) }),
    visitor,
  );
  const genuine = await handle(sampleRequest({ body: json({ website: "" }) }), visitor);
  expect(delivered).toHaveLength(1);
  expect(spam).toMatchObject([{ website: "https://spam.test", subject: "The analytical engine" }]);
  expect(trapped.status).toBe(genuine.status);
  expect(await trapped.text()).toBe(await genuine.text());
  expect([...trapped.headers]).toEqual([...genuine.headers]);
});

test("spam that cannot be kept is answered like success too", async () => {
  const { handle, lines } = openHandler({ deliver: () => Promise.reject(new Error("disk")) });
  const request = sampleRequest({ body: json({ website: "https://spam.test" }) });
  expect((await handle(request, visitor)).status).toBe(200);
  expect(lines.join()).toMatch(/spam of \d+ bytes could not be kept: Error/);
});

describe("a form posted without script", () => {
  const forms = {
    contactPage: async () => contactPageHtml,
    contactPagePath: "/folio/contact",
    owner: { name: "Charles Babbage", email: "charles@example.org" },
  };

  test("is delivered like any message, and redirects to the page that says so", async () => {
    const { handle, delivered } = openHandler({ forms });
    const response = await handle(sampleForm(), visitor);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/folio/contact#message-sent");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(delivered).toEqual([
      {
        from_name: "Ada Lovelace",
        from_email: "ada@example.org",
        subject: "The analytical engine",
        message: "Dear Sir,\n\nwhen will it be ready?",
        to_name: "Charles Babbage",
        website: "",
      },
    ]);
  });

  test("has one key for the same words on the same day, and another for other words or days", async () => {
    let day = now;
    const { handle, keys } = openHandler({ forms, clock: () => day });
    await handle(sampleForm(), visitor);
    await handle(sampleForm({ name: " Ada Lovelace " }), { address: "192.0.2.9" });
    await handle(sampleForm({ subject: "Another" }), visitor);
    day += 3_600_000;
    await handle(sampleForm(), visitor);
    expect(keys[3]).toBe(keys[0]);
    day += 86_400_000;
    await handle(sampleForm(), visitor);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
    expect(keys.filter((key) => !messageKeyShape.test(key))).toEqual([]);
  });

  test.each([
    [{ name: " " }, "Name must not be empty."],
    [{ email: "ada" }, "Email must be an e-mail address."],
    [{ subject: "x".repeat(301) }, "Subject must not be longer than 300 characters."],
    [{ message: "" }, "Message must not be empty."],
  ])(
    "with %j is answered 400 with a page that says so and keeps the rest",
    async (fields, reason) => {
      const { handle, delivered, lines } = openHandler({ forms });
      const response = await handle(sampleForm(fields), visitor);
      expect(response.status).toBe(400);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style/);
      expect(response.headers.get("content-security-policy")).not.toContain("script-src");
      expect(response.headers.get("retry-after")).toBeNull();
      const page = await response.text();
      expect(page).toContain(reason);
      expect(page).not.toContain("Please try again in");
      if (!("email" in fields)) expect(page).toContain('value="ada@example.org"');
      expect(delivered).toEqual([]);
      expect(lines).toEqual([expect.stringMatching(/^contact: refused with 400, \d+ bytes read$/)]);
    },
  );

  test("at every limit, in a script of nine bytes a character and with line breaks, fits", async () => {
    const { handle, delivered } = openHandler({ forms });
    const message = "分".repeat(contactLimits.message / 2) + "\r\n分".repeat(5000);
    const response = await handle(
      sampleForm({ message: message.slice(0, -1), subject: "融".repeat(contactLimits.subject) }),
      visitor,
    );
    expect([response.status, delivered.length]).toEqual([303, 1]);
  });

  test.each(["name", "email", "subject"])("with a header in its %s is refused", async (field) => {
    const { handle, delivered } = openHandler({ forms });
    const form = sampleForm({ [field]: "ada@example.org\r\nBcc: all@example.org" });
    const response = await handle(form, visitor);
    expect([response.status, delivered]).toEqual([400, []]);
    expect(await response.text()).toContain("must not contain line breaks");
  });

  test.each([
    ["bytes", new Uint8Array([...new TextEncoder().encode("name=M"), 0xfc, 0x6c])],
    ["percent codes", "name=M%FCller&email=m%40example.org&subject=S&message=T"],
  ])("in another charset, as %s, is refused and not stored garbled", async (_, body) => {
    const { handle, delivered } = openHandler({ forms });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const response = await handle(sampleRequest({ body, headers }), visitor);
    expect([response.status, delivered]).toEqual([400, []]);
    expect(await response.text()).toContain("The form is not written in UTF-8.");
  });

  test("may contain the replacement character itself", async () => {
    const { handle, delivered } = openHandler({ forms });
    expect((await handle(sampleForm({ message: "\uFFFD" }), visitor)).status).toBe(303);
    expect(delivered[0]?.message).toBe("\uFFFD");
  });

  test("larger than any form can be is answered 413", async () => {
    const { handle } = openHandler({ forms });
    const form = sampleForm({ message: "x".repeat(contactFormBodyLimit) });
    expect((await handle(form, visitor)).status).toBe(413);
  });

  test("over the rate is answered 429 with the wait, and everything typed", async () => {
    const limits = limitsOf({ burst: 1, perHour: 20 });
    const { handle, delivered } = openHandler({ forms, limits });
    await handle(sampleForm(), visitor);
    const response = await handle(sampleForm({ subject: "Again" }), visitor);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "180"]);
    const page = await response.text();
    expect(page).toContain("Please try again in 3 minutes.");
    expect(page).toContain('value="Again"');
    expect(page).toContain("when will it be ready?</textarea>");
    expect(delivered).toHaveLength(1);
  });

  test("that cannot be stored is answered 500, with everything typed", async () => {
    const deliver: Deliver = () => Promise.reject(new Error("disk"));
    const response = await openHandler({ forms, deliver }).handle(sampleForm(), visitor);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('value="The analytical engine"');
  });

  test("that fills in the honeypot is answered like success, and set aside", async () => {
    const { handle, delivered, spam } = openHandler({ forms });
    const bot = await handle(sampleForm({ website: "https://spam.test" }), visitor);
    const genuine = await handle(sampleForm(), visitor);
    expect([...bot.headers]).toEqual([...genuine.headers]);
    expect(bot.status).toBe(genuine.status);
    expect([delivered.length, spam.length]).toEqual([1, 1]);
  });

  test.each([
    ["another site", { origin: "https://evil.test", "sec-fetch-site": "cross-site" }],
    ["another subdomain", { origin: "http://evil.portfolio.test", "sec-fetch-site": "same-site" }],
    ["a sandboxed frame", { origin: "null" }],
    ["a browser that hides the origin", { origin: null, "sec-fetch-site": "cross-site" }],
  ])("by %s is refused", async (_, headers) => {
    const { handle, delivered } = openHandler({ forms });
    const form = sampleForm();
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) form.headers.delete(name);
      else form.headers.set(name, value);
    }
    expect((await handle(form, visitor)).status).toBe(403);
    expect(delivered).toEqual([]);
  });

  test("over the rate and too large is answered 429, for waiting is what helps", async () => {
    const { handle } = openHandler({ forms, limits: limitsOf({ burst: 1, perHour: 20 }) });
    await handle(sampleForm(), visitor);
    const large = sampleForm({ message: "x".repeat(contactFormBodyLimit) });
    expect((await handle(large, visitor)).status).toBe(429);
  });

  test("without any of its fields is answered with a page, not thrown", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: site };
    const { handle } = openHandler({ forms });
    const response = await handle(sampleRequest({ body: "", headers }), visitor);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Name must not be empty.");
  });

  test("is told from a body of any other format, which is refused", async () => {
    const request = sampleRequest({ headers: { "content-type": "text/plain" } });
    expect((await openHandler({ forms }).handle(request, visitor)).status).toBe(415);
  });

  test("is refused where there is no page to answer with", async () => {
    expect((await openHandler().handle(sampleForm(), visitor)).status).toBe(415);
  });
});

describe("whatever arrives", { timeout: 60_000 }, () => {
  test("as a body, the handler answers 200 or a reason, and logs nothing of it", async () => {
    const params = fc.dictionary(
      fc.constantFrom("from_name", "from_email", "subject", "message", "to_name", "website"),
      fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue(), fc.emailAddress()),
    );
    const bodies = fc.oneof(
      fc.uint8Array({ max: 255, maxLength: 2000 }).map((bytes) => new Uint8Array(bytes)),
      fc.json(),
      params.map((changes) => json(changes)),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { handle, delivered, lines } = openHandler();
        const response = await handle(sampleRequest({ body }), visitor);
        expect([200, 400]).toContain(response.status);
        expect((await response.text()).length).toBeGreaterThan(1);
        expect(lines.every((line) => /^contact: [a-z ]+(\d+[ a-z,]*)+$/.test(line))).toBe(true);
        for (const message of delivered) {
          const line = message.from_name + message.from_email + message.subject;
          // biome-ignore lint/suspicious/noControlCharactersInRegex: the log must not contain any of these
          expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("as headers, the handler answers and does not throw", async () => {
    const value = fc.oneof(
      fc.constantFrom("", "null", site, "application/json", "-1", "1e9", "NaN"),
      fc.string({ unit: "grapheme-ascii", maxLength: 40 }),
    );
    const names = fc.constantFrom(
      "origin",
      "content-type",
      "content-length",
      "sec-fetch-site",
      "content-encoding",
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, value), async (headers) => {
        const response = await openHandler().handle(sampleRequest({ headers }), visitor);
        expect(response.status).toBeGreaterThanOrEqual(200);
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});
