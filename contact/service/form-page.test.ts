// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillContactPage, formPagePolicy } from "./form-page.ts";
import { contactPageHtml } from "./test-request.ts";

const typed = { name: "Ada", email: "ada@example.org", subject: "Hello", message: "Line\nLine" };
const given = { typed, reason: "Too many requests.", ownerEmail: "owner@site.example" };

function fill(changes: Partial<typeof given> = {}) {
  return new DOMParser().parseFromString(
    fillContactPage(contactPageHtml, { ...given, ...changes }),
    "text/html",
  );
}

function valueIn(page: Document, name: string) {
  const field = page.querySelector(`[name="${name}"]`);
  // A browser drops the first line break; this parser keeps it.
  if (field?.tagName === "TEXTAREA") return field.textContent?.replace(/^\n/, "");
  return field?.getAttribute("value");
}

describe("the page that answers a refused form", () => {
  test("holds everything that was typed", () => {
    const page = fill();
    for (const [name, value] of Object.entries(typed)) expect(valueIn(page, name)).toBe(value);
  });

  test("says why, in the title too, and takes the focus there", () => {
    const page = fill();
    const alert = page.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain("Failed to send message");
    expect(alert?.textContent).toContain("Too many requests.");
    expect(alert?.hasAttribute("autofocus")).toBe(true);
    expect(alert?.hasAttribute("hidden")).toBe(false);
    expect(page.title).toBe("Failed to send message: Contact");
  });

  test("offers a mail with the text filled in", () => {
    const link = fill().querySelector("#message-not-sent-mail");
    expect(link?.getAttribute("href")).toBe(
      "mailto:owner@site.example?subject=Hello&body=Line%0D%0ALine",
    );
  });

  test("runs no script, and says the same to a browser that could", () => {
    expect(fill().querySelector("script, noscript")).toBeNull();
  });

  test("may use the styles that the build allowed, and no script", () => {
    const meta = `<meta content="script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b='; img-src 'self'"/>`;
    const policy = formPagePolicy(meta + contactPageHtml);
    expect(policy).toContain("; style-src 'self' 'sha256-b=';");
    expect(policy).toContain("default-src 'none';");
    expect(policy).not.toContain("script-src");
    expect(formPagePolicy(contactPageHtml)).toContain("; style-src 'self';");
  });

  test("shows hostile text as text, whatever it is", () => {
    const elements = fill().querySelectorAll("*").length;
    const hostile = fc.oneof(
      fc.constantFrom(
        '"><script>alert(1)</script>',
        "</textarea><img src=x onerror=alert(1)>",
        "$& $1 $` $'",
        '<input name="email" value="other">',
        "<title>",
        "&lt;b&gt;&amp;#39;",
        "' onfocus='alert(1)' autofocus='",
        "\n\nTwo empty lines first",
      ),
      fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\0\r]/g, "")),
    );
    const fields = fc.record({ name: hostile, email: hostile, subject: hostile, message: hostile });
    fc.assert(
      fc.property(fields, hostile, (typed, reason) => {
        const page = fill({ typed, reason });
        expect(page.querySelectorAll("*").length).toBe(elements);
        for (const [name, value] of Object.entries(typed)) expect(valueIn(page, name)).toBe(value);
        expect(page.querySelector("#message-not-sent-reason")?.textContent).toBe(reason);
      }),
    );
  });

  test.each(['name="subject"', 'name="message"', 'id="message-not-sent-reason"', "<title>"])(
    "cannot be made of a page without %s",
    (place) => {
      const page = contactPageHtml.replace(place, "");
      expect(() => fillContactPage(page, given)).toThrow(/The contact page contains .* 0 times/);
    },
  );
});
