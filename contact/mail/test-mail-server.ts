import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type TakenMail = { eml: Buffer; from: string; to: string[]; user: string | undefined };

/** For tests: a real mail server on loopback. `port` 0 picks one; a later server can take it over. */
export async function startMailServer(options: SMTPServerOptions & { port?: number } = {}) {
  const { port = 0, ...smtp } = options;
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (auth, _, done) => done(null, { user: auth.username }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          eml: Buffer.concat(chunks),
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user,
        });
        done();
      });
    },
    ...smtp,
  });
  // A client that is killed mid-command is part of the test, not a server error.
  server.on("error", () => {});
  const listener = server.listen(port, "127.0.0.1");
  await once(listener, "listening");
  return {
    port: (listener.address() as AddressInfo).port,
    taken,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
