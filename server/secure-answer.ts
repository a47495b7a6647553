import { filePolicy, securityHeaders } from "#contracts/security-headers.ts";

/**
 * Gives an answer of the server the same headers as a page. Unless it brings a policy of its own,
 * it may do nothing in a browser.
 */
export function secureAnswer(answer: Response, more: Record<string, string> = {}): Response {
  const headers = { "Content-Security-Policy": filePolicy, ...securityHeaders, ...more };
  for (const [name, value] of Object.entries(headers)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  return answer;
}
