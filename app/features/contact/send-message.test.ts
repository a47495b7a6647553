import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keyReusedStatus } from "#contracts/contact-fields.ts";
import { emailService } from "./email-service.ts";
import {
  loadEmailJs,
  type OutgoingMessage,
  retryAfterSeconds,
  SendError,
  sendMessage,
} from "./send-message.ts";

const ids = { serviceId: "service", templateId: "template", publicKey: "key" };
const emailJs = emailService(ids, { basePath: "/", onStaticHost: false });
const ownServer = emailService(null, { basePath: "/", onStaticHost: false });
const noLibrary: typeof loadEmailJs = () => Promise.reject(new TypeError("Failed to fetch"));

const message: OutgoingMessage = {
  fields: { name: " Ada ", email: "ada@example.org", subject: " Hello", message: "Line\n\n" },
  key: "0123456789abcdef",
  ownerName: "Charles",
  honeypot: "",
};

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { pathname: "/contact" });
  fetchMock.mockReset().mockImplementation(async () => new Response("OK"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answer(body: string | null, init?: ResponseInit) {
  fetchMock.mockImplementation(async () => new Response(body, init));
}

function posted() {
  return fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);
}

async function failureOf(sending: Promise<void>) {
  const error = await sending.then(
    () => "The message was sent.",
    (error: unknown) => error,
  );
  if (!(error instanceof SendError)) throw new Error(`Not a SendError: ${error}`);
  return { reason: error.message, retryAfterSeconds: error.retryAfterSeconds };
}

const params = {
  from_name: "Ada",
  from_email: "ada@example.org",
  subject: "Hello",
  message: "Line",
  to_name: "Charles",
  message_key: "0123456789abcdef",
};

const services = [
  ["our own server", ownServer, loadEmailJs],
  ["EmailJS with its library", emailJs, loadEmailJs],
  ["EmailJS without its library", emailJs, noLibrary],
] as const;

describe("a message", () => {
  test("goes to EmailJS with the owner's ids, trimmed and with its key", async () => {
    await sendMessage(emailJs, message);
    expect(posted()).toEqual([
      [
        "https://api.emailjs.com/api/v1.0/email/send",
        expect.objectContaining({
          service_id: "service",
          template_id: "template",
          user_id: "key",
          template_params: params,
        }),
      ],
    ]);
  });

  test.each([
    ["/", "/api/v1.0/email/send"],
    ["/folio/", "/folio/api/v1.0/email/send"],
  ])("of a site at %s without ids goes to its own server at %s", async (basePath, url) => {
    await sendMessage(emailService(null, { basePath, onStaticHost: false }), message);
    expect(posted()).toEqual([[url, expect.objectContaining({ template_params: params })]]);
  });

  test("to our own server does not wait for the library of EmailJS", async () => {
    const load = vi.fn(loadEmailJs);
    await sendMessage(ownServer, message, load);
    expect(load).not.toHaveBeenCalled();
  });

  test("is the same request when the library cannot be loaded", async () => {
    await sendMessage(emailJs, message, noLibrary);
    await sendMessage(emailJs, message, loadEmailJs);
    const [[url, plain], [libraryUrl, library]] = posted() as [
      [unknown, object],
      [unknown, object],
    ];
    expect(url).toBe(libraryUrl);
    expect({ lib_version: expect.any(String), ...plain }).toEqual(library);
  });

  test("with a filled honeypot is passed to our server, which sets it aside", async () => {
    await sendMessage(ownServer, { ...message, honeypot: "spam" });
    expect(posted()[0]?.[1].template_params).toEqual({ ...params, website: "spam" });
  });

  test("with a filled honeypot never reaches EmailJS", async () => {
    await sendMessage(emailJs, { ...message, honeypot: "spam" });
    expect(posted()).toEqual([]);
  });

  test("is refused at once when the browser is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { reason } = await failureOf(sendMessage(ownServer, message));
    expect(reason).toBe("The browser is offline.");
    expect(posted()).toEqual([]);
  });

  test("without an answer in 15 seconds has failed, and the request is aborted", async () => {
    vi.useFakeTimers();
    fetchMock.mockReturnValue(new Promise(() => {}));
    const outcome = failureOf(sendMessage(ownServer, message));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([outcome, "waiting"])).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect((await outcome).reason).toBe("No answer in 15 seconds.");
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});

describe.each(services)("only a confirmation counts as sent by %s:", (_, service, load) => {
  const send = () => sendMessage(service, message, load);

  test("200 with the text OK", async () => {
    answer("OK\n");
    await expect(send()).resolves.toBeUndefined();
  });

  test.each<[string, string | null, number]>([
    ["an empty 200", "", 200],
    ["200 with a login page", "<!doctype html><title>Hotel Wi-Fi</title> OK", 200],
    ["200 with another text", "ok then", 200],
    ["201", "OK", 201],
    ["202", "OK", 202],
    ["204", null, 204],
  ])("not %s", async (_, body, status) => {
    answer(body, { status });
    expect((await failureOf(send())).reason).toBe(
      `${status} without a confirmation from the service`,
    );
  });

  test.each([400, 403, 451, 500])("not %i, whose reason is passed on", async (status) => {
    answer("The reason", { status });
    expect((await failureOf(send())).reason).toBe(`${status} The reason`);
  });

  test("not a broken connection", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    expect((await failureOf(send())).reason).toBe("Failed to fetch");
  });
});

test("our own server's answer is never looked for behind a redirect", async () => {
  await sendMessage(ownServer, message);
  expect(fetchMock.mock.calls[0]?.[1]?.redirect).toBe("error");
});

test("a refusal says that the key belongs to another message", async () => {
  answer("The key of this message belongs to another one", { status: keyReusedStatus });
  await expect(sendMessage(ownServer, message)).rejects.toMatchObject({ isKeyReused: true });
  answer("No", { status: 400 });
  await expect(sendMessage(ownServer, message)).rejects.toMatchObject({ isKeyReused: false });
});

test("a refusal says how long to wait when the service does", async () => {
  answer("Too many requests", { status: 429, headers: { "retry-after": "180" } });
  expect(await failureOf(sendMessage(ownServer, message))).toEqual({
    reason: "429 Too many requests",
    retryAfterSeconds: 180,
  });
  answer("Too many requests", { status: 429 });
  expect((await failureOf(sendMessage(ownServer, message))).retryAfterSeconds).toBeNull();
});

const now = Date.UTC(2026, 10, 15, 9, 30);

test.each([
  ["180", 180],
  [" 7 ", 7],
  ["Sun, 15 Nov 2026 09:32:30 GMT", 150],
])("Retry-After of %j is a wait of %i seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

test.each([null, "", " ", "soon", "-5 minutes", "0", "Sun, 15 Nov 2026 09:29:00 GMT"])(
  "Retry-After of %j names no wait",
  (header) => expect(retryAfterSeconds(header, now)).toBeNull(),
);
