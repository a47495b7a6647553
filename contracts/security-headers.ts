/** Security headers of every response, on our server and on static hosts. */
export const fileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** Further headers of pages and of the contact service; browsers ignore them on other files. */
export const securityHeaders = {
  ...fileHeaders,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
} as const;

/**
 * Tells browsers to use https only, for a year. Sent only when the owner says that the site is served
 * over https; otherwise nobody could open it anymore.
 */
export function transportHeaders(siteUrl: string | undefined): Record<string, string> {
  const isHttps = siteUrl?.trim().toLowerCase().startsWith("https://") ?? false;
  return isHttps ? { "Strict-Transport-Security": "max-age=31536000" } : {};
}

/** The policy of every response that is not a page: it may load nothing. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

export type PolicyNeeds = {
  /** Origins of the e-mail service and of the owner's page count, where they are not our own server. */
  connect?: readonly string[];
  /** Origin of the file-sharing site that shows the demo video. */
  frame?: string;
  /** The page runs queries: PostgreSQL is WebAssembly, in a worker that only one script can start. */
  runsSql?: boolean;
};

/** The policy of that worker: it may compile PostgreSQL and fetch its files, and nothing else. */
export const sqlWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** The policy of a page that contains inline scripts and styles with these hashes and no others. */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  { connect = [], frame, runsSql = false }: PolicyNeeds = {},
) {
  const directives = {
    // Also for fonts, media and the manifest, and for prefetching, which has no directive of its own. Naming them
    // would allow the same in more bytes, twice in every first answer.
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "script-src": ["'self'", runsSql && "'wasm-unsafe-eval'", ...new Set(scripts)],
    "worker-src": [runsSql ? "'self'" : "'none'"],
    "style-src": ["'self'", ...new Set(styles)],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...connect],
    "frame-src": [frame ?? "'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", "mailto:"],
    "require-trusted-types-for": ["'script'"],
    // None of our scripts turns text into markup or code; the one that starts a worker has a policy for it.
    "trusted-types": [runsSql ? "sql-runner" : "'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join("; ");
}
