import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** How often a connection is cut, as a share of the pieces of data that pass. */
const beforeTheServer = 0.03;
const afterTheServer = 0.1;

/**
 * A proxy that loses requests on their way to the server and answers on their way back, as mobile
 * networks and restarting proxies do. A lost answer is the hard case: the message is stored and the
 * visitor does not know.
 */
export async function startCuttingProxy(serverPort: number) {
  const counts = { requestsCut: 0, answersCut: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (request) => {
      if (Math.random() < beforeTheServer) {
        counts.requestsCut += 1;
        client.destroy();
      } else {
        upstream.write(request);
      }
    });
    upstream.on("data", (answer) => {
      if (Math.random() < afterTheServer) {
        counts.answersCut += 1;
        client.destroy();
      } else {
        client.write(answer);
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    counts,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
