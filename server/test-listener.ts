import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { serverOptions } from "./connection-limits.ts";

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * Puts a listener on a port of its own for as long as the test runs. Unlike `fetch`, `ask` sends a path as it is
 * written and leaves a compressed answer compressed. `send` sends any bytes, and resolves with all that comes back.
 */
export async function openListener(listener: RequestListener) {
  const server = createServer(serverOptions(), listener).listen(0, "127.0.0.1");
  server.unref();
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    async ask(path: string, { method = "GET", headers = {}, body }: Asked = {}) {
      const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
      const [answer] = (await once(asked.end(body), "response")) as [IncomingMessage];
      const bytes = await buffer(answer);
      const fields = Object.entries(answer.headersDistinct);
      return new Response(bytes.length === 0 ? null : bytes, {
        status: answer.statusCode ?? 0,
        headers: fields.map(([name, values = []]) => [name, values.join(", ")]),
      });
    },
    send(bytes: string) {
      const socket = connect(port, "127.0.0.1");
      socket.write(bytes);
      return text(socket);
    },
  };
}
