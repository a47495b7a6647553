import type { Server } from "node:http";

type ConnectionLimits = {
  /** For all headers of a request, from the first byte or the connecting. */
  headersMs: number;
  /** For a whole request with its body. */
  requestMs: number;
  /**
   * Without a byte read or written while an answer is due. When writing stalls, Node looks twice
   * before it believes it, so that it takes up to double. A mail server that stands in for a full
   * disk must fit in.
   */
  stallMs: number;
  /** Between two requests: longer than the minute most proxies keep theirs, or they trip over it. */
  idleMs: number;
  /** How often the first two are looked after. */
  checkMs: number;
  /** Open at once; one more is closed as it comes, before it costs memory or a descriptor. */
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

/** Node's own would listen to a client that sends a letter a second for a minute and a half. */
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
  };
}

/** Node's own would wait for ever for a client that reads nothing, and take any number of them. */
export function limitConnections(
  server: Server,
  { stallMs, connections }: Pick<ConnectionLimits, "stallMs" | "connections"> = limits,
) {
  server.timeout = stallMs;
  server.maxConnections = connections;
}
