import { contactPath } from "#contracts/contact-fields.ts";
import type { ContactPayload } from "#contracts/contact-message.ts";

/** A request as a visitor's browser makes it, for tests. */
export const site = "http://portfolio.test";

export function samplePayload(
  params: Partial<Record<keyof ContactPayload["template_params"], unknown>> = {},
) {
  return {
    lib_version: "4.4.1",
    user_id: "embedded",
    service_id: "embedded",
    template_id: "embedded",
    template_params: {
      from_name: "Ada Lovelace",
      from_email: "ada@example.org",
      subject: "The analytical engine",
      message: "Dear Sir,\n\nwhen will it be ready?",
      to_name: "Charles Babbage",
      ...params,
    },
  };
}

export function sampleRequest({
  body = JSON.stringify(samplePayload()),
  method = "POST",
  headers = {},
}: {
  body?: BodyInit | null;
  method?: string;
  headers?: Record<string, string>;
} = {}): Request {
  return new Request(site + contactPath, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method === "GET" || method === "HEAD" ? {} : { body }),
    // Node asks for it when the body is a stream.
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);
}

/** A form as the browser posts it where the page's script does not run. */
export function sampleForm(fields: Partial<typeof sampleFields> & { website?: string } = {}) {
  return sampleRequest({
    body: new URLSearchParams({ ...sampleFields, ...fields }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: site },
  });
}

const sampleFields = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  subject: "The analytical engine",
  message: "Dear Sir,\r\n\r\nwhen will it be ready?",
};
