import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emailService } from "./email-service.ts";
import { loadEmailJs, reasonOf, sendMessage } from "./send-message.ts";

const ids = { serviceId: "service", templateId: "template", publicKey: "key" };
const message = {
  fields: { name: " Ada ", email: "ada@example.org", subject: " Hello", message: "Line\n\n" },
  ownerName: "Charles",
  trap: "",
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

function posted() {
  return fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);
}

const params = {
  from_name: "Ada",
  from_email: "ada@example.org",
  subject: "Hello",
  message: "Line",
  to_name: "Charles",
};

describe("a message", () => {
  test("goes to EmailJS with the owner's ids, trimmed", async () => {
    await sendMessage(emailService(ids, "/"), message);
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
    await sendMessage(emailService(null, basePath), message);
    expect(posted()).toEqual([[url, expect.objectContaining({ template_params: params })]]);
  });

  test("goes all the same when the library cannot be loaded", async () => {
    const service = emailService(ids, "/");
    await sendMessage(service, message, () => Promise.reject(new TypeError("Failed to fetch")));
    await sendMessage(service, message, loadEmailJs);
    const [[url, plain], [libraryUrl, library]] = posted() as [
      [unknown, object],
      [unknown, object],
    ];
    expect(url).toBe(libraryUrl);
    expect({ lib_version: expect.any(String), ...plain }).toEqual(library);
  });

  test("that fills the trap is told to our server, which drops it", async () => {
    await sendMessage(emailService(null, "/"), { ...message, trap: "spam" });
    expect(posted()[0]?.[1].template_params).toEqual({ ...params, website: "spam" });
  });

  test("that fills the trap never reaches EmailJS", async () => {
    await sendMessage(emailService(ids, "/"), { ...message, trap: "spam" });
    expect(posted()).toEqual([]);
  });

  test("is refused at once when the browser is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await expect(sendMessage(emailService(null, "/"), message)).rejects.toThrow("offline");
    expect(posted()).toEqual([]);
  });

  test("without an answer in 15 seconds has failed", async () => {
    vi.useFakeTimers();
    fetchMock.mockReturnValue(new Promise(() => {}));
    const outcome = sendMessage(emailService(null, "/"), message).then(
      () => "sent",
      (error: unknown) => reasonOf(error),
    );
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([outcome, "waiting"])).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe("No answer in 15 seconds.");
  });

  test.each([
    ["with the library", loadEmailJs],
    ["without it", () => Promise.reject(new Error("gone"))],
  ])("refused by the service %s says status and reason", async (_, load) => {
    fetchMock.mockImplementation(async () => new Response("Too many requests", { status: 429 }));
    const error = await sendMessage(emailService(null, "/"), message, load).catch((e) => e);
    expect(reasonOf(error)).toBe("429 Too many requests");
  });
});

test.each([
  [new TypeError("Failed to fetch"), "Failed to fetch"],
  [
    { status: 451, text: "Unavailable For Headless Browser" },
    "451 Unavailable For Headless Browser",
  ],
  [{}, "0 no reason given"],
  ["The public key is required", "The public key is required"],
  [undefined, "undefined"],
])("the reason of %j is %s", (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
