import { afterAll, beforeAll } from "vitest";
import { samplePayload } from "#contact/service/sample-request.ts";
import type { MessageState } from "#contact/store/message-store.ts";
import { contactPath } from "#contracts/contact-fields.ts";

/** The site as it runs on one platform, reached by HTTP alone. */
export type RunningSite = {
  url: string;
  /** Headers that make a request come from this address. */
  from(address: string): Record<string, string>;
  /** The subject of every message in the store that is in this state. */
  subjects(state: MessageState): Promise<string[]>;
  stop(): Promise<void>;
};

export type OpenSite = (variables: Record<string, string>) => Promise<RunningSite>;

/** A refusal may leave the body unread, and the connection is then closed under the next request. */
const alone = { connection: "close" };

/** Runs the site for the tests of one `describe`, and gives them ways to talk to it. */
export function useSite(open: OpenSite, variables: Record<string, string>) {
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
