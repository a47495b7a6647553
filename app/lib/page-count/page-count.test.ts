import { afterEach, beforeEach, expect, test, vi } from "vitest";

const counter = "https://count.example/view";
const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve());

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { host: "site.example" });
  vi.stubGlobal("document", { referrer: "https://news.example/today?user=7" });
});

afterEach(() => vi.unstubAllGlobals());

/** As a freshly loaded page has it. */
async function freshSendView(navigator: object) {
  vi.stubGlobal("navigator", navigator);
  const { sendView } = await import("./page-count.tsx");
  return sendView;
}

function bodies() {
  return fetched.mock.calls.map(([, { body }]) => String(body));
}

test("a view is the page and, the first time, the host the visitor came from", async () => {
  const sendView = await freshSendView({});
  sendView(counter, "/about");
  sendView(counter, "/books");
  expect(bodies()).toEqual(["page=%2Fabout&from=news.example", "page=%2Fbooks&from="]);
});

test("it carries no cookie and no referrer", async () => {
  (await freshSendView({}))(counter, "/about");
  expect(fetched).toHaveBeenCalledWith(
    counter,
    expect.objectContaining({ credentials: "omit", referrerPolicy: "no-referrer" }),
  );
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "a visitor with %j is not counted",
  async (navigator) => {
    (await freshSendView(navigator))(counter, "/about");
    expect(fetched).not.toHaveBeenCalled();
  },
);
