import { createServer } from "node:net";

const defaultPort = 4173;

export function parsePort(text: string | undefined) {
  const port = Number(text || defaultPort);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535. It is "${text}".`);
}

/** Throws if the port cannot be listened on, so that nobody waits for a build to learn it. */
export async function checkPort(text: string | undefined) {
  const port = parsePort(text);
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(portFault(error, port)));
    probe.listen(port, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** What to say when a port cannot be listened on. */
export function portFault(error: NodeJS.ErrnoException, port: number) {
  if (error.code === "EADDRINUSE") {
    return new Error(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === "EACCES") {
    return new Error(`Port ${port} needs more rights than you have; choose one above 1023.`);
  }
  return error;
}
