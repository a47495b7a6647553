import SMTPConnection from "nodemailer/lib/smtp-connection";

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465. Otherwise STARTTLS where the server offers it. */
  secure: boolean;
  auth: { user: string; pass: string } | null;
};

/**
 * One conversation with the mail server: connects, logs in, lets `talk` do its part and hangs up.
 * When the signal aborts, the connection is cut and the promise rejects, whatever the server does.
 */
export async function converse(
  settings: SmtpSettings,
  signal: AbortSignal,
  talk: (connection: SMTPConnection) => Promise<void>,
): Promise<void> {
  const connection = new SMTPConnection({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    // A password never crosses a network unencrypted.
    requireTLS: settings.auth !== null && !isLoopback(settings.host),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const broken = new Promise<never>((_, reject) => {
    connection.on("error", reject);
    signal.addEventListener("abort", () => reject(abortError(signal)), { once: true });
    if (signal.aborted) reject(abortError(signal));
  });
  broken.catch(() => {});
  try {
    await Promise.race([connectAndLogin(connection, settings.auth), broken]);
    await Promise.race([talk(connection), broken]);
    connection.quit();
  } catch (error) {
    // `close` alone would still deliver what is on its way to the server.
    if (connection._socket) connection._socket.destroy();
    connection.close();
    throw error;
  }
}

async function connectAndLogin(connection: SMTPConnection, auth: SmtpSettings["auth"]) {
  await done((callback) => connection.connect(callback));
  if (auth !== null) await done((callback) => connection.login(auth, callback));
}

export function done(start: (callback: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });
}

function abortError(signal: AbortSignal) {
  const timedOut = signal.reason instanceof Error && signal.reason.name === "TimeoutError";
  return Object.assign(new Error("The conversation was broken off"), {
    code: timedOut ? "ETIMEDOUT" : "EABORTED",
  });
}

function isLoopback(host: string) {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
