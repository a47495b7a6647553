import { describe, expect, test } from "vitest";
import { type OpenSite, useSite } from "./running-site.ts";

const form = "application/x-www-form-urlencoded";

/** What becomes of a message, sent by script or posted as a form. */
export function describeMessages(open: OpenSite) {
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
