/** Seconds to wait according to a `Retry-After` header, which holds a number of seconds or a date. */
export function retryAfterSeconds(header: string | null, nowMs = Date.now()): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : null;
}
