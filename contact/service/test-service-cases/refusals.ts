import { describe, expect, test } from "vitest";
import { type OpenSite, useSite } from "./running-site.ts";

/** What is not accepted, and what the visitor is told. */
export function describeRefusals(open: OpenSite) {
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
