import { expect, test } from "vitest";
import type { PolicyNeeds } from "#contracts/security-headers.ts";
import { policyNeeds, securePage } from "./secure-pages.ts";

function secure(html: string, needs: PolicyNeeds = {}) {
  return securePage(html, "index.html", needs);
}

/** Settings of a site that needs no other origin. */
const nowhere = { emailService: null, pageCountUrl: null };

const head = '<meta charSet="utf-8"/>';

test("the policy allows just the inline scripts of the page, by their hash", () => {
  const data = ["json", "ld+json"].map((kind) => `<script type="application/${kind}">{}</script>`);
  const { policy } = secure(
    `${head}<script>alert(1)</script><script src="/a.js"></script>${data.join("")}`,
  );
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
});

test("the policy allows just the inline styles of the page, by their hash", () => {
  const { policy } = secure(`${head}<style>p{color:red}</style>`);
  // printf 'p{color:red}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';",
  );
});

test("the policy allows neither inline code nor eval", () => {
  const { policy } = secure(`${head}<script>alert(1)</script>`);
  expect(policy).not.toContain("unsafe");
});

test("the policy lets no script turn text into markup or code, by any policy of its own", () => {
  const { policy } = secure(head);
  expect(policy).toContain("require-trusted-types-for 'script';");
  expect(policy).toContain("trusted-types 'none';");
});

test("the default, which Firefox applies to prefetching, is for what comes from the site alone", () => {
  const { policy } = secure(head);
  expect(policy).toContain("default-src 'self';");
  // The fetch directives of CSP Level 3 that say more or less than that.
  const named = ["script", "worker", "style", "img", "connect", "frame", "object"];
  for (const kind of named) expect(policy).toContain(` ${kind}-src `);
});

test("the page carries its policy, without what only a header may say", () => {
  const { html, policy } = secure(`${head}<p>Text</p>`);
  expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="default-src');
  expect(html).not.toContain("frame-ancestors");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("a style attribute stops the build, since the browser would ignore it", () => {
  expect(() => secure(`${head}<p style="color:red">`)).toThrow("index.html: inline style");
});

test("a page with nowhere to put the policy stops the build", () => {
  expect(() => secure("<p>Text</p>")).toThrow("index.html: no place");
});

test("a site on its own server reaches no other origin", () => {
  const needs = policyNeeds(nowhere, { demoVideoUrl: null });
  const { policy } = secure(head, needs);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-src 'none';");
});

test("a site that reports its views may connect to that origin", () => {
  const pageCountUrl = "https://count.example/view?site=7";
  const needs = policyNeeds({ ...nowhere, pageCountUrl }, { demoVideoUrl: null });
  expect(secure(head, needs).policy).toContain("connect-src 'self' https://count.example;");
});

test("a site with EmailJS ids may send to EmailJS", () => {
  const emailService = { serviceId: "service", templateId: "template", publicKey: "key" };
  const { policy } = secure(
    head,
    policyNeeds({ ...nowhere, emailService }, { demoVideoUrl: null }),
  );
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
});

test("a site whose demo video is elsewhere may frame that origin alone", () => {
  const demoVideoUrl = "https://files.example/embed/42?t=1";
  const { policy } = secure(head, policyNeeds(nowhere, { demoVideoUrl }));
  expect(policy).toContain("frame-src https://files.example;");
});
