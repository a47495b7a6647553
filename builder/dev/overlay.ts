import type { ErrorPayload } from "vite";

/** Vite's overlay for mistakes in the content. The first is shown with its location, and the text lists them all. */
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

/** The page that is served while the content has a mistake: it connects to Vite, and so shows the overlay. */
export function overlayPage({ err }: ErrorPayload, base: string) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A mistake in the content</title>
<script type="module" src="${base}@vite/client"></script>
<pre>${err.message.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>
`;
}
