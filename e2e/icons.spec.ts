import { type APIRequestContext, expect, test } from "@playwright/test";
import sharp from "sharp";
import { profile } from "#content/profile.ts";

type Icon = { src: string; type: string; sizes: string; purpose?: string };

async function readManifest(request: APIRequestContext) {
  const answer = await request.get("site.webmanifest");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
  return answer.json();
}

async function picture(request: APIRequestContext, address: string, type: string) {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()["content-type"], address).toBe(type);
  return sharp(await answer.body());
}

test("the manifest names the owner and where the site begins", async ({ request }) => {
  const { name, start_url, scope } = await readManifest(request);
  expect({ name, start_url, scope }).toEqual({ name: profile.name, start_url: "/", scope: "/" });
});

test("the manifest's icons are what it says they are", async ({ request }) => {
  const icons: Icon[] = (await readManifest(request)).icons;
  for (const { src, type, sizes } of icons) {
    const { format, width, height } = await (await picture(request, src, type)).metadata();
    expect(type, src).toBe(format === "svg" ? "image/svg+xml" : `image/${format}`);
    expect(sizes, src).toBe(format === "svg" ? "any" : `${width}x${height}`);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

test("the maskable icon leaves no corner empty, whatever shape it is cut to", async ({
  request,
}) => {
  const icons: Icon[] = (await readManifest(request)).icons;
  const maskable = icons.filter(({ purpose }) => purpose === "maskable");
  expect(maskable).toHaveLength(1);
  for (const { src, type } of maskable) {
    const { isOpaque } = await (await picture(request, src, type)).stats();
    expect(isOpaque).toBe(true);
  }
});

for (const path of ["", "blogs/ai-for-workplace", "no/such/page"]) {
  test(`the head of /${path} names icons that exist`, async ({ page, request }) => {
    await page.goto(path);
    const href = async (rel: string) =>
      (await page.locator(`link[rel="${rel}"]`).getAttribute("href")) ?? "";
    const icon = await picture(request, await href("icon"), "image/svg+xml");
    expect((await icon.metadata()).format).toBe("svg");
    const touch = await picture(request, await href("apple-touch-icon"), "image/png");
    const { width, height } = await touch.metadata();
    expect({ width, height }).toEqual({ width: 180, height: 180 });
    expect((await touch.stats()).isOpaque, "a phone fills what is clear with black").toBe(true);
    expect((await request.get(await href("manifest"))).status()).toBe(200);
  });
}

test("/favicon.ico is served to programs that read no page", async ({ request }) => {
  const answer = await request.get("favicon.ico");
  expect(answer.headers()["content-type"]).toBe("image/x-icon");
  expect((await answer.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});
