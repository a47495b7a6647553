import type { ComponentProps, ReactNode } from "react";
import {
  messageSentId,
  notSentId,
  notSentMailId,
  notSentReasonId,
  notSentWords,
  sentWords,
} from "#contracts/contact-page.ts";
import type { EmailService } from "./email-service.ts";

type FormAttributes = Pick<ComponentProps<"form">, "action" | "encType">;

/** Where a form posted without script goes: to our server, or to a mail program. */
export function postedByBrowser(service: EmailService, email: string): FormAttributes {
  return service.kind === "own-server" && service.acceptsForms
    ? { action: service.url, encType: "application/x-www-form-urlencoded" }
    : { action: `mailto:${email}`, encType: "text/plain" };
}

/** Only our own server accepts such a form. Without it the form is hidden and the address shown. */
export function acceptsForms(service: EmailService) {
  return service.kind === "own-server" && service.acceptsForms;
}

/** What a visitor whose message was posted without script sees above the form. */
export function WithoutScript({ service, email }: { service: EmailService; email: string }) {
  if (acceptsForms(service)) {
    return (
      <>
        <MessageSent />
        <noscript>
          <MessageNotSent email={email} />
        </noscript>
      </>
    );
  }
  return (
    <noscript>
      <p className="text-prose">
        Sending from this page needs JavaScript, which is switched off. Please write to{" "}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>{" "}
        instead.
      </p>
    </noscript>
  );
}

const boxClass = "mb-6 rounded-md border border-l-4 bg-card p-4";

/** The server redirects here once the message is stored. */
function MessageSent() {
  return (
    <div
      id={messageSentId}
      role="status"
      tabIndex={-1}
      className={`${boxClass} hidden border-accent target:block`}
    >
      <p className="font-medium text-accent">{sentWords.title}</p>
      <Line>{sentWords.text}</Line>
    </div>
  );
}

/** The server fills in the reason and the text of the mail, and shows it. */
function MessageNotSent({ email }: { email: string }) {
  return (
    <div id={notSentId} hidden className={`${boxClass} border-loss`}>
      <p className="font-medium text-loss">{notSentWords.title}</p>
      <Line>{notSentWords.text}</Line>
      <p id={notSentReasonId} className="mt-1 text-small" />
      <Line>
        <a id={notSentMailId} href={`mailto:${email}`} className="text-link">
          Email it to {email}
        </a>
      </Line>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-small text-muted">{children}</p>;
}
