import { acceptedAnswer, keyReusedStatus } from "#contracts/contact-fields.ts";

/** What the visitor is told, before it becomes plain text or a page. */
export type Answer = {
  status: number;
  text: string;
  headers?: Record<string, string>;
  retryAfterSeconds?: number;
  /** How much of the body was read. */
  bytes?: number;
};

export const accepted: Answer = { status: 200, text: acceptedAnswer };

export const methodNotAllowed: Answer = {
  status: 405,
  text: "Only POST is allowed",
  headers: { allow: "POST" },
};

export const unsupportedMediaType: Answer = {
  status: 415,
  text: "The content type must be application/json",
};

export const originNotAllowed: Answer = {
  status: 403,
  text: "Messages from another site are not allowed. The owner can add it to ALLOWED_ORIGINS",
};

export const keyReused: Answer = {
  status: keyReusedStatus,
  text: "The key of this message belongs to another one. Please send it with a new key",
};

export const storeFull: Answer = {
  status: 503,
  text: "No more messages can be accepted at the moment. Please try again later",
  retryAfterSeconds: 3600,
};

export const notStored: Answer = {
  status: 500,
  text: "The message could not be kept. Please try again",
};

export function tooManyRequests(retryAfterSeconds: number): Answer {
  return {
    status: 429,
    text: "Too many requests. Please wait before you send another message",
    retryAfterSeconds,
  };
}

export function plainResponse(
  { status, text, headers, retryAfterSeconds }: Answer,
  crossOrigin: Record<string, string>,
) {
  return new Response(text, {
    status,
    headers: {
      ...crossOrigin,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
      ...headers,
    },
  });
}

/** Lets a page of another site read the answer, and when to try again. */
export function crossOriginHeaders(origin: string): Record<string, string> {
  return {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "retry-after",
    vary: "origin",
  };
}

export function isPreflight(request: Request) {
  return request.method === "OPTIONS" && request.headers.has("access-control-request-method");
}

export function preflightResponse(crossOrigin: Record<string, string>) {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "86400",
    },
  });
}
