/** On every answer, from our server and from static hosts. */
export const fileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** On pages and on answers of the contact service. Browsers ignore these on other files. */
export const securityHeaders = {
  ...fileHeaders,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
} as const;

/**
 * Tells browsers to come by https alone for a year. Only when the owner has said that the site is
 * served by https: on a site that is not, nobody could open it any more.
 */
export function transportHeaders(siteUrl: string | undefined): Record<string, string> {
  const isHttps = siteUrl?.trim().toLowerCase().startsWith("https://") ?? false;
  return isHttps ? { "Strict-Transport-Security": "max-age=31536000" } : {};
}

/** The policy of answers that are not pages: they may do nothing at all. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

export type PolicyNeeds = {
  /** Origin of the e-mail service, when messages are not sent to our own server. */
  connect?: string;
  /** Origin of the file-sharing site that shows the demo video. */
  frame?: string;
};

/** The policy of a page: it may run its own files and the inline scripts with these hashes. */
export function pagePolicy(scriptHashes: readonly string[], { connect, frame }: PolicyNeeds = {}) {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...new Set(scriptHashes)],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", connect],
    "media-src": ["'self'"],
    "frame-src": [frame ?? "'none'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", "mailto:"],
    "require-trusted-types-for": ["'script'"],
    // No script of ours makes markup or code out of text, so none needs a policy to do it.
    "trusted-types": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join("; ");
}
