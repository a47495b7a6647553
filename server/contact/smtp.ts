import { createTransport } from "nodemailer";

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465. Otherwise STARTTLS where the server offers it. */
  secure: boolean;
  auth: { user: string; pass: string } | null;
};

/** Resolves when the mail server has taken the message into its own care. */
export type SendEml = (eml: Buffer) => Promise<void>;

/** Sends finished messages as they are: the same bytes, the same Message-ID, at every attempt. */
export function createSmtpSend(
  { host, port, secure, auth }: SmtpSettings,
  envelope: { from: string; to: string },
): SendEml {
  const transport = createTransport({
    host,
    port,
    secure,
    // A password never crosses a network in the clear.
    requireTLS: auth !== null && !isLoopback(host),
    ...(auth === null ? {} : { auth }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async function send(eml) {
    await transport.sendMail({ envelope, raw: eml });
  };
}

/**
 * Whether the server refused this one message. Any other failure, of network, greeting or login,
 * would meet the next message too.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error))
    return false;
  const { command } = error;
  return command === "MAIL FROM" || command === "RCPT TO" || command === "DATA";
}

function isLoopback(host: string) {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
