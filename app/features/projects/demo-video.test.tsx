// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DemoVideo } from "./demo-video.tsx";

const recording = {
  sources: [
    { src: "/demo.webm", type: "video/webm" },
    { src: "/demo.mp4", type: "video/mp4" },
  ],
  captions: "/demo.vtt",
};

function demo(embedUrl?: string | null) {
  return (
    <DemoVideo title="Demo" poster="/poster.webp" recording={recording} embedUrl={embedUrl}>
      What happens.
    </DemoVideo>
  );
}

describe("DemoVideo without an embed address", () => {
  const markup = renderToStaticMarkup(demo(null));

  test("plays the recording, and asks for none of it in advance", () => {
    expect(markup).toContain('preload="none"');
    expect(markup).toContain('<source src="/demo.webm" type="video/webm"/>');
    expect(markup).toContain('<source src="/demo.mp4" type="video/mp4"/>');
    expect(markup).toMatch(/<img src="\/poster\.webp"[^>]* loading="lazy"/);
    expect(markup).not.toContain("<iframe");
  });

  test("shows the first picture, which is behind the player: its poster is empty and not a file", () => {
    expect(markup).toMatch(/<video [^>]*poster="data:image\/svg\+xml,/);
  });

  test("offers captions and says in words what happens", () => {
    expect(markup).toMatch(/<track kind="captions" srcLang="en"[^>]* src="\/demo\.vtt"/);
    expect(markup).toContain("What happens.");
  });
});

describe("DemoVideo with an embed address", () => {
  const url = "https://files.example/embed/42";

  test("takes the owner’s where the text names none", () => {
    vi.stubGlobal("__DEMO_VIDEO_URL__", url);
    expect(renderToStaticMarkup(demo())).toContain("Plays from files.example");
  });

  let page: HTMLElement;

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    page = document.createElement("div");
    document.body.append(page);
  });

  afterEach(() => {
    page.remove();
    vi.unstubAllGlobals();
  });

  test("asks nothing of the other host before play: no iframe, no picture, no hint to connect", () => {
    const markup = renderToStaticMarkup(demo(url));
    expect(markup).not.toContain("<iframe");
    expect(markup).not.toContain("<video");
    const withoutNoscript = markup.replaceAll(/<noscript>.*?<\/noscript>/g, "");
    expect(withoutNoscript).not.toContain("https://");
    expect(withoutNoscript).toContain("Plays from files.example");
  });

  test("leads to the other host by a link where there is no script", () => {
    const [noscript] = /<noscript>.*?<\/noscript>/.exec(renderToStaticMarkup(demo(url))) ?? [];
    expect(noscript).toContain(`href="${url}"`);
  });

  test("loads the player after play, titled and in a sandbox", async () => {
    const root = createRoot(page);
    await act(async () => root.render(demo(url)));
    await act(async () => page.querySelector("button")?.click());
    const frame = page.querySelector("iframe");
    expect(frame?.getAttribute("src")).toBe(url);
    expect(frame?.title).toBe("Demo");
    const sandbox = frame?.getAttribute("sandbox") ?? "";
    expect(sandbox).toContain("allow-scripts");
    expect(sandbox).not.toMatch(/allow-top-navigation|allow-popups|allow-forms/);
    await act(async () => root.unmount());
  });
});
