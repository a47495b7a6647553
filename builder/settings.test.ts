import { expect, test } from "vitest";
import { buildSettings } from "./settings.ts";

test("an empty environment builds for the root of the owner's site", () => {
  expect(buildSettings({})).toMatchObject({ basePath: "/", buildDirectory: "build" });
});

test("a sub-path is taken as given", () => {
  expect(buildSettings({ BASE_PATH: "/folio/" }).basePath).toBe("/folio/");
});

test.each(["folio", "/folio", "folio/", "//", "/a b/", "/?x/"])(
  "BASE_PATH %j is refused with the way to write it",
  (BASE_PATH) => {
    expect(() => buildSettings({ BASE_PATH })).toThrow(
      `BASE_PATH must begin and end with a slash and contain plain names only, such as /folio/. It is "${BASE_PATH}".`,
    );
  },
);

test.each(["example.com", "https://example.com/", "https://example.com/site"])(
  "SITE_URL %j is refused",
  (SITE_URL) => {
    expect(() => buildSettings({ SITE_URL })).toThrow(/^SITE_URL must be .* It is /);
  },
);

test("pages report their views nowhere unless the owner names an address", () => {
  expect(buildSettings({}).pageCountUrl).toBeNull();
  const PAGE_COUNT_URL = "https://count.example/view?site=7";
  expect(buildSettings({ PAGE_COUNT_URL }).pageCountUrl).toBe(PAGE_COUNT_URL);
});

test.each(["count.example", "http://count.example/view", "https://a:b@count.example", "https://"])(
  "PAGE_COUNT_URL %j is refused",
  (PAGE_COUNT_URL) => {
    expect(() => buildSettings({ PAGE_COUNT_URL })).toThrow(
      /^PAGE_COUNT_URL must be a full https address such as [^\n]+ It is /,
    );
  },
);

test("EmailJS ids come all three or not at all", () => {
  expect(() => buildSettings({ VITE_EMAILJS_SERVICE_ID: "service" })).toThrow(
    "set VITE_EMAILJS_TEMPLATE_ID and VITE_EMAILJS_PUBLIC_KEY too",
  );
  expect(
    buildSettings({
      VITE_EMAILJS_SERVICE_ID: "service",
      VITE_EMAILJS_TEMPLATE_ID: "template",
      VITE_EMAILJS_PUBLIC_KEY: "key",
    }).emailService,
  ).toEqual({ serviceId: "service", templateId: "template", publicKey: "key" });
});
