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
