import { writeFile } from "node:fs/promises";
import path from "node:path";
import { securityHeaders, transportHeaders } from "#contracts/security-headers.ts";

/**
 * `_headers` for static hosts that read it (Netlify, Cloudflare Pages). Each page carries its own
 * policy; the header adds the directives that only work in a header, and browsers apply both.
 */
export async function writeHostHeaders(site: string, basePath: string, siteUrl?: string) {
  const everywhere = {
    ...securityHeaders,
    ...transportHeaders(siteUrl),
    "Content-Security-Policy": "frame-ancestors 'none'",
  };
  const lines = [
    `${basePath}*`,
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    `${basePath}assets/*`,
    "  Cache-Control: public, max-age=31536000, immutable",
    "",
  ];
  await writeFile(path.join(site, "_headers"), lines.join("\n"));
}
