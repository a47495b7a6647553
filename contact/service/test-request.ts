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

/** The parts of the built contact page that the server fills in, for tests. */
export const contactPageHtml = `<!DOCTYPE html><html lang="en"><head><title>Contact</title>
<script>document.documentElement.dataset.theme = "dark"</script></head><body>
<noscript><div id="message-not-sent" hidden="" class="box"><p>Failed to send message</p>
<p id="message-not-sent-reason" class="text-small"></p>
<a id="message-not-sent-mail" href="mailto:owner@site.example" class="text-link">Email it</a></div></noscript>
<form action="/api/v1.0/email/send" method="post">
<input id="a" class="box" maxlength="200" required="" name="name"/>
<input id="b" class="box" type="email" required="" name="email"/>
<input id="c" class="box" required="" name="subject"/>
<textarea id="d" class="box" rows="6" required="" name="message"></textarea>
<div hidden=""><input type="text" tabindex="-1" autocomplete="off" name="website"/></div>
</form><script type="module">start()</script></body></html>`;
