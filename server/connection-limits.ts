import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressNetworks } from "#contact/service/client-address.ts";
import type { OpenConnections } from "./open-connections.ts";

type ConnectionLimits = {
  /** For all headers of a request, counted from the first byte or from the connection. */
  headersMs: number;
  /** For a whole request with its body. */
  requestMs: number;
  /**
   * Without a byte read or written while an answer is due. When writing stalls, Node checks twice,
   * so it takes up to double. Must be longer than sending a mail directly may take when the disk is full.
   */
  stallMs: number;
  /** Between two requests. Longer than the minute that most proxies keep a connection open. */
  idleMs: number;
  /** How often the first two are checked. */
  checkMs: number;
  /** Simultaneously open connections. */
  connections: number;
};

const limits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  stallMs: 40_000,
  idleMs: 65_000,
  checkMs: 2_000,
  connections: 10_000,
};

/** Log, listening sockets, outbox, mail server and what Node keeps open for itself. */
const descriptorsForTheServer = 64;

/** A connection may need a second descriptor for the file it is sent. */
export function connectionsWithin(openFiles: number): number {
  const capacity = Math.floor((openFiles - descriptorsForTheServer) / 2);
  return Math.max(16, Math.min(limits.connections, capacity));
}

/** Node's defaults would listen for a minute and a half to a client that sends a byte a second. */
export function serverOptions({
  headersMs,
  requestMs,
  idleMs,
  checkMs,
}: ConnectionLimits = limits) {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkMs,
    // Node would keep the first of two `Host` headers and drop the other.
    joinDuplicateHeaders: true,
  };
}

/**
 * By default Node waits forever for a client that reads nothing, and accepts any number. Past the limit the
 * connection that has been idle for longest makes room, as in nginx: idle ones cannot keep visitors out. Where
 * none is idle, the new one itself is closed.
 */
export function limitConnections(
  server: Server,
  { open, closeLongestIdle }: OpenConnections,
  {
    stallMs = limits.stallMs,
    connections = limits.connections,
    mayOpen = () => true,
  }: Partial<Pick<ConnectionLimits, "stallMs" | "connections">> & {
    mayOpen?: (socket: Socket) => boolean;
  } = {},
) {
  server.timeout = stallMs;
  server.on("connection", (socket: Socket) => {
    if (!mayOpen(socket)) socket.destroy();
    else if (open.size > connections) closeLongestIdle();
  });
}

type ClosingSocket = {
  remoteAddress?: string | undefined;
  once(event: "close", listener: () => void): unknown;
};

/**
 * Leaves one address a quarter of the connections, so that it alone cannot take the site from
 * everyone else. Addresses inside our own network are proxies and may take them all.
 */
export function shareAmongAddresses(
  connections: number,
  isExempt: (address: string) => boolean = isInternal,
) {
  const share = Math.max(1, Math.floor(connections / 4));
  const open = new Map<string, number>();
  return function mayOpen(socket: ClosingSocket) {
    const address = socket.remoteAddress ?? "";
    if (isExempt(address)) return true;
    const { household } = addressNetworks(address);
    const count = (open.get(household) ?? 0) + 1;
    open.set(household, count);
    socket.once("close", () => {
      const left = (open.get(household) ?? 1) - 1;
      if (left > 0) open.set(household, left);
      else open.delete(household);
    });
    return count <= share;
  };
}

/** Loopback, private and link-local networks (RFC 1918, 4193, 4291, 3927, 6598). */
export function isInternal(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  return (
    /^(?:127|10)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(plain) ||
    /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(plain) ||
    /^(?:::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/.test(plain)
  );
}

/** How many files and connections the process may have open, where the system tells. */
export function openFilesLimit(limitsFile = "/proc/self/limits"): number {
  try {
    return parseOpenFilesLimit(readFileSync(limitsFile, "utf8"));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function parseOpenFilesLimit(limits: string): number {
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return soft === undefined || soft === "unlimited" ? Number.POSITIVE_INFINITY : Number(soft);
}
