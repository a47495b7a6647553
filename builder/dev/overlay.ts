import type { ErrorPayload } from "vite";

/** Vite's overlay for mistakes in the content. The first is in the frame with its place, all are in the text. */
export function overlay(problems: string): ErrorPayload {
  const message = problems.trim();
  const [, file, line] = /^(\S+?):(\d+): /.exec(message) ?? [];
  return {
    type: "error",
    err: {
      message,
      stack: "",
      plugin: "content",
      ...(file && { id: file, loc: { file, line: Number(line), column: 1 } }),
    },
  };
}

/** Answers a request for a page while the content has a mistake: connects, and so gets the overlay. */
export function overlayPage({ err }: ErrorPayload, base: string) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A mistake in the content</title>
<script type="module" src="${base}@vite/client"></script>
<pre>${err.message.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>
`;
}
