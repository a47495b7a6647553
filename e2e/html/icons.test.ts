import sharp from "sharp";
import { expect, test } from "vitest";
import { profile } from "#content/profile.ts";
import { exampleArticle } from "../pages.ts";
import { builtPage } from "./built-page.ts";
import { ask } from "./built-site.ts";

type Icon = { src: string; type: string; sizes: string; purpose?: string };

async function readManifest() {
  const answer = await ask("site.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  return answer.json();
}

async function picture(address: string, type: string) {
  const answer = await ask(address.slice(1));
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get("content-type"), address).toBe(type);
  return sharp(Buffer.from(await answer.arrayBuffer()));
}

test("the manifest names the owner and where the site begins", async () => {
  const { name, start_url, scope } = await readManifest();
  expect({ name, start_url, scope }).toEqual({ name: profile.name, start_url: "/", scope: "/" });
});

test("the manifest's icons are what it says they are", async () => {
  const icons: Icon[] = (await readManifest()).icons;
  for (const { src, type, sizes } of icons) {
    const { format, width, height } = await (await picture(src, type)).metadata();
    expect(type, src).toBe(format === "svg" ? "image/svg+xml" : `image/${format}`);
    expect(sizes, src).toBe(format === "svg" ? "any" : `${width}x${height}`);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

test("the maskable icon leaves no corner empty, whatever shape it is cut to", async () => {
  const icons: Icon[] = (await readManifest()).icons;
  const maskable = icons.filter(({ purpose }) => purpose === "maskable");
  expect(maskable).toHaveLength(1);
  for (const { src, type } of maskable) {
    const { isOpaque } = await (await picture(src, type)).stats();
    expect(isOpaque).toBe(true);
  }
});

test.each(["", `blogs/${exampleArticle.slug}`, "no/such/page"])(
  "the head of /%s names icons that exist",
  async (path) => {
    const page = await builtPage(path);
    const href = (rel: string) =>
      page.querySelector(`link[rel="${rel}"]`)?.getAttribute("href") ?? "";
    const icon = await picture(href("icon"), "image/svg+xml");
    expect((await icon.metadata()).format).toBe("svg");
    const touch = await picture(href("apple-touch-icon"), "image/png");
    const { width, height } = await touch.metadata();
    expect({ width, height }).toEqual({ width: 180, height: 180 });
    expect((await touch.stats()).isOpaque, "a phone fills what is clear with black").toBe(true);
    expect((await ask(href("manifest").slice(1))).status).toBe(200);
  },
);

test("/favicon.ico is there for programs that ask for it without reading a page", async () => {
  const answer = await ask("favicon.ico");
  expect(answer.headers.get("content-type")).toBe("image/x-icon");
  const icon = Buffer.from(await answer.arrayBuffer());
  expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});
